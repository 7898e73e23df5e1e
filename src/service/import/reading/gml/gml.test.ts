import { describe, expect, it } from 'vitest'
import { collection, CORNERS, member, POLYGON } from '../testing/gml.ts'
import { readBytes, zipped } from '../testing/reading.ts'

describe('a GML file', () => {
  it('gives its features with what they say, where they stand, and in longitude and latitude', async () => {
    const file = collection(`
<wfs:member>
  <a:site gml:id="s1">
    <gml:name>Blå &amp; gul</gml:name>
    <a:shape><gml:Point srsName="urn:ogc:def:crs:EPSG::4326"><gml:pos>50.5 10.25 7</gml:pos></gml:Point></a:shape>
    <a:remark/>
  </a:site>
</wfs:member>
<wfs:member><a:site gml:id="s2"><a:area uom="ha">12</a:area></a:site></wfs:member>`)
    expect(await readBytes(file)).toEqual([
      {
        number: 1,
        place: 'line 4',
        id: 's1',
        properties: { name: 'Blå & gul' },
        geometry: { type: 'Point', coordinates: [10.25, 50.5, 7] },
        remarks: [],
        isUnplaced: undefined,
      },
      { number: 2, place: 'line 10', id: 's2', properties: { area: '12' }, geometry: null },
    ])
  })

  it.each([
    ['urn:ogc:def:crs:EPSG::4326', '50.5 10.25'],
    ['urn:x-ogc:def:crs:EPSG:4326', '50.5 10.25'],
    ['urn:ogc:def:crs:EPSG:6.9:4258', '50.5 10.25'],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', '50.5 10.25'],
    ['urn:ogc:def:crs,crs:EPSG::4326,crs:EPSG::5773', '50.5 10.25'],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', '10.25 50.5'],
    ['EPSG:4326', '10.25 50.5'],
    ['http://www.opengis.net/gml/srs/epsg.xml#4326', '10.25 50.5'],
    ['urn:ogc:def:crs:EPSG::25832', '588649.993364 5594971.625995'],
    ['urn:adv:crs:ETRS89_UTM32', '588649.993364 5594971.625995'],
    ['urn:ogc:def:crs:EPSG::3035', '3043153.083398 4338738.335931'],
    ['EPSG:3035', '4338738.335931 3043153.083398'],
  ])('has its axes in the order that %s has', async (srsName, position) => {
    const [feature] = await readBytes(
      member(`<a:shape><gml:Point srsName="${srsName}"><gml:pos>${position}</gml:pos></gml:Point></a:shape>`),
    )
    expect(feature?.geometry).toMatchObject({ coordinates: [expect.closeTo(10.25, 6), expect.closeTo(50.5, 6)] })
  })

  it('is placed by its bounds where its geometries name no system, and unplaced where these do not either', async () => {
    const bounds = '<gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"/></gml:boundedBy>'
    const site =
      '<wfs:member><a:site><a:shape><gml:Point><gml:pos>50 10</gml:pos></gml:Point></a:shape></a:site></wfs:member>'
    const [placed] = await readBytes(collection(bounds + site))
    expect(placed).toMatchObject({ geometry: { coordinates: [10, 50] }, isUnplaced: undefined })
    const [unplaced] = await readBytes(collection(site))
    expect(unplaced).toMatchObject({ geometry: { coordinates: [50, 10] }, isUnplaced: true })
  })

  it('in a system that is not known is refused with its name', async () => {
    const file = member('<a:shape><gml:Point srsName="urn:x:local"><gml:pos>1 2</gml:pos></gml:Point></a:shape>')
    await expect(readBytes(file)).rejects.toThrow('its coordinates are in urn:x:local, which is not known')
  })

  it('of INSPIRE names properties by all that they stand in but types, and codes by their words', async () => {
    const [site] = await readBytes(
      member(`<a:siteName><a:GeographicalName><a:spelling><a:SpellingOfName><a:text>Wachau</a:text></a:SpellingOfName></a:spelling></a:GeographicalName></a:siteName>
<a:siteName><a:GeographicalName><a:spelling><a:SpellingOfName><a:text>Wachau valley</a:text></a:SpellingOfName></a:spelling></a:GeographicalName></a:siteName>
<a:designation xlink:href="http://inspire.ec.europa.eu/codelist/Natura2000DesignationValue/specialAreaOfConservation"/>
<a:document xlink:href="https://agency.example/order"/><a:kept xlink:href="#x" xlink:title="The order"/>`),
    )
    expect(site?.properties).toEqual({
      'siteName.spelling.text': 'Wachau',
      'siteName.spelling.text[2]': 'Wachau valley',
      designation: 'special area of conservation',
      document: 'https://agency.example/order',
      kept: 'The order',
    })
  })

  it('of version 2, of several collections in one, or in another encoding is read too', async () => {
    const old = `<c:FeatureCollection xmlns:c="http://x" xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><c:park fid="p.1"><c:name>A</c:name><c:shape>
<gml:Polygon><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates cs="," ts=" " decimal=".">10,50 11,50 11,51 10,50</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs></gml:Polygon>
</c:shape></c:park></gml:featureMember></c:FeatureCollection>`
    expect(await readBytes(old)).toMatchObject([
      { id: 'p.1', properties: { name: 'A' }, geometry: { type: 'Polygon', coordinates: [CORNERS] } },
    ])
    const inner =
      '<wfs:FeatureCollection><wfs:member><a:site gml:id="x"><a:n>ö</a:n></a:site></wfs:member></wfs:FeatureCollection>'
    const added =
      '<wfs:additionalObjects><wfs:SimpleFeatureCollection><wfs:member><a:site gml:id="y"/></wfs:member></wfs:SimpleFeatureCollection></wfs:additionalObjects>'
    const nested = collection(`<wfs:member>${inner}</wfs:member>${added}`).replace('?>', ' encoding="ISO-8859-1"?>')
    expect(await readBytes(Buffer.from(nested, 'latin1'))).toMatchObject([{ id: 'x', properties: { n: 'ö' } }])
    expect(await readBytes(zipped({ 'a/b.gml': old }))).toHaveLength(1)
  })

  it('that is cut off is refused', async () => {
    await expect(readBytes(member(POLYGON).slice(0, -40))).rejects.toThrow('it is damaged or cut off')
  })
})
