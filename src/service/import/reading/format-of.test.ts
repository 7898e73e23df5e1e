import { describe, expect, it } from 'vitest'
import { formatOf } from './format-of.ts'

describe('formatOf', () => {
  it.each([
    ['geojson', '{"type":"FeatureCollection","features":['],
    ['geojson', ' \n{ "name": "x", "crs": {"type": "name"}, "features": [{"type": "Feature", "properties": {"arcs": 1'],
    ['geojson', '\ufeff{"features":[{"type":"Feature"}], "type":"FeatureCollection"}'],
    ['ndjson', '{"type":"Feature","properties":{"type":"Topology"}'],
    ['ndjson', '{"geometry":{"type":"Polygon","coordinates":[[[1,2],'],
    ['ndjson', '{"properties":{},"geometry":null,"type":"Feature"}\n{"type"'],
    ['ndjson', '\u001e{"type":"Feature"'],
    ['ndjson', '{"type":"Polygon","coordinates":[[[1,2],'],
    ['ndjson', '{"type":"GeometryCollection","geometries":[{"type":"Point"'],
    ['topojson', '{"type":"Topology","arcs":[['],
    ['topojson', '{"arcs":[[[1,2],[3'],
    ['topojson', '{"transform":{"scale":[1,1]},"objects":{"a":{"type":"GeometryCollection"'],
    ['overpass', '{"version":0.6,"generator":"Overpass API","elements":[{"type":"way"'],
    ['esri', '{"objectIdFieldName":"ID","spatialReference":{"wkid":4326},"features":[{"attributes":{'],
    ['esri', '\ufeff{ "features" : [ { "attributes" : {"type":"Feature"'],
    ['geojson', '{"geometryType":"esriGeometryPolygon","type":"FeatureCollection","features":[{'],
    ['kml', '<?xml version="1.0"?>\n<!-- a map --><kml xmlns="http://www.opengis.net/kml/2.2">'],
    ['kml', '<kml:kml xmlns:kml="http://www.opengis.net/kml/2.2">'],
    ['csv', 'name;start_on\na;2026-01-01'],
    ['csv', 'name|start_on\na|2026-01-01'],
    ['flatgeobuf', 'fgb\u0003fgb'],
    ['zip', 'PK\u0003\u0004'],
    ['geopackage', 'SQLite format 3\0'],
  ])('knows %s by %j, whatever its name', (format, start) => {
    expect(formatOf(Buffer.from(start), 'parks.pdf')).toBe(format)
  })

  it('takes a text with one column for a table where it is named as one', () => {
    expect(formatOf(Buffer.from('name\na\n'), 'closures.csv')).toBe('csv')
    expect(formatOf(Buffer.from('name\na\n'), 'closures.txt.gz')).toBe('csv')
  })

  it.each(['closures.zip', 'closures.XLSX', 'areas.gpkg'])('takes a text for no table that is named %s', (path) => {
    expect(() => formatOf(Buffer.from('a,b;c'), path)).toThrow('whatever its name says, or it is damaged')
  })

  it.each([
    ['', 'it is empty'],
    [' \n', 'it is empty'],
    ['Hello', 'it begins with “Hello”. Read are GeoJSON'],
    ['Hello', 'Convert it, as by ogr2ogr -f GPKG OUT.gpkg IN.'],
    ['<!DOCTYPE html><html>', 'it is a web page'],
    ['<?xml version="1.0"?><note/>', 'it is XML of another kind (its first element is note)'],
    ['<?xml version="1.0"?><osm><node/></osm>', 'ask Overpass for JSON'],
    [
      '<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1"><ows:Exception><ows:ExceptionText>No such type</ows:ExceptionText>',
      'it is an error of a server: No such type',
    ],
    [
      '<ServiceExceptionReport><ServiceException code="A"><![CDATA[ No such layer ]]></ServiceException>',
      'it is an error of a server: No such layer',
    ],
    ['<wfs:WFS_Capabilities xmlns:gml="http://www.opengis.net/gml/3.2">', 'ask a WFS with ?service=WFS'],
    ['<d2LogicalModel xmlns="http://datex2.eu/schema/2/2_0">', 'it is DATEX II'],
    ['<mes:messageContainer xmlns:mes="http://datex2.eu/schema/3/messageContainer">', 'it is DATEX II'],
    ['<?xml version="1.0"?><rss><channel/></rss>', 'it is a feed of news'],
    ['<rss xmlns:gml="http://www.opengis.net/gml"><channel/></rss>', 'it is a feed of news'],
    ['<feed xmlns="http://www.w3.org/2005/Atom"/>', 'ogr2ogr -f GeoJSON OUT.geojson IN reads them'],
    ['BEGIN:VCALENDAR\r\nVERSION:2.0', 'it is a calendar (iCalendar)'],
    ['[{"type":"Feature"}]', 'it is not a GeoJSON FeatureCollection, but a list'],
    ['[{"type": "Feature"}]', `jq '{type: "FeatureCollection", features: .}'`],
    ['[\n {"id": 1}]', `jq -r '. | `],
    ['{"type":"umap","uri":"https://maps.example/1","layers":[{"type":"FeatureCollection"', 'it is a backup of uMap'],
    ['%PDF-1.7', 'it is a PDF file'],
    ['\u0001\u0000\u0002', 'it is a binary file of an unknown kind'],
    [Buffer.from('\ufeff{"type"', 'utf16le'), 'it is in UTF-16'],
    [Buffer.from('Straße;Grund\n', 'utf16le'), 'it is in UTF-16'],
    [Buffer.from('Straße;Grund\n', 'utf16le').swap16(), 'it is in UTF-16'],
  ])('says of %j what it is not', (start, message) => {
    expect(() => formatOf(Buffer.from(start), 'parks.dat')).toThrow(message)
  })
})
