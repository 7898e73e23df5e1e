import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { reprojected, systemOf, type CoordinateSystem } from './reproject.ts'

const METRES_A_DEGREE = 111_200

function metresBetween([a = NaN, b = NaN]: Position, [c = NaN, d = NaN]: Position): number {
  return METRES_A_DEGREE * Math.hypot((c - a) * Math.cos((b * Math.PI) / 180), d - b)
}

function moved(system: CoordinateSystem | null, position: Position): Position {
  if (system === null) throw new Error('The system is not known.')
  return system.toWgs84?.(position) ?? position
}

// From PROJ 9.1, with the grids BETA2007 and NTF_R93 where it has them.
const points: readonly (readonly [code: number, wgs84: Position, position: Position])[] = [
  [31466, [6.5, 51], [2535142.033, 5651765.589]],
  [31467, [9.5, 52], [3534412.019, 5763021.545]],
  [31468, [12.2, 48.5], [4514887.149, 5373601.859]],
  [31469, [14, 50.8], [5429639.185, 5629867.486]],
  [25832, [9.5, 52], [534325.167, 5761156.236]],
  [4647, [9.5, 52], [32534325.167, 5761156.236]],
  [2154, [2.35, 48.85], [652301.565, 6861302.726]],
  [27572, [2.35, 48.85], [600990.892, 2427961.512]],
  [3006, [18, 60], [667294.821, 6655205.484]],
  [3021, [18, 60], [1622459.393, 6655471.961]],
  [3010, [13, 57], [-62648.851, 6325363.75]],
  [2056, [8, 47], [2642695.42, 1205590.522]],
  [31370, [4.5, 50.5], [159311.754, 132142.331]],
  [2100, [23, 38.5], [412651.09, 4261479.513]],
  [2178, [20.5, 51.5], [7465282.514, 5707391.311]],
  [2230, [-117, 33], [6331721.997, 1944453.928]],
  [3912, [14.5, 46], [461643.335, 95211.625]],
  [8353, [19, 48.7], [-428770.021, -1231650.5]],
  [2169, [6.1, 49.7], [75085.409, 85053.462]],
  [2393, [25, 61], [3391966.404, 6767277.75]],
  [27493, [-8, 39.5], [11448.917, -18672.787]],
  [2039, [35, 31.5], [200033.74, 600894.611]],
  [27200, [172, -41.5], [2426492.738, 5966935.813]],
  [30169, [141, 38], [102756.723, 222221.389]],
  [29101, [-50, -15], [5430230.07, 8337165.937]],
  [28408, [45, 55], [8500108.531, 6097320.06]],
  [21037, [37, -1], [277341.258, 9889701.234]],
  [20935, [28, -15], [607511.478, 8341719.711]],
  [24878, [-75, -10], [500224.113, 8894958.852]],
  [3333, [17, 52], [3637475.699, 5765374.99]],
  [31700, [25, 45], [500120.239, 388914.715]],
  [7791, [9, 45], [500000, 4982950.4]],
  [5110, [10, 60], [72100.176, 1222895.575]],
  [6393, [-150, 62], [208758.073, 1342262.647]],
  [28992, [5, 52], [128410.085, 445806.509]],
  [27700, [-2, 53], [400097.236, 344742.072]],
  [5514, [15, 50], [-703011.882, -1058147.274]],
  [2398, [12, 52], [4500126.997, 5763490.706]],
  [3398, [13.2, 51], [4584341.883, 5652330.031]],
  [32633, [15, 50], [500000, 5538630.703]],
  [32733, [15, -20], [500000, 7788518.692]],
  [3857, [10, 50], [1113194.908, 6446275.841]],
  [3035, [10, 50], [4321000, 2987510.567]],
  [3005, [-121.4, 50.2], [1328123.738, 586697.133]],
  [3978, [-80, 46], [1165843.686, -197491.984]],
  [5070, [-100, 40], [-338390.588, 1894100.14]],
  [3338, [-150, 62], [208758.073, 1342262.647]],
  [26913, [-107, 38.5], [325596.202, 4263188.743]],
  [6372, [-99.4, 21.2], [2768698.403, 1023405.846]],
  [31983, [-43, -22.5], [705739.931, 7510453.819]],
  [5343, [-69.5, -40], [1713496.787, 5569442.331]],
  [3577, [146, -33], [1296305.269, -3670229.253]],
  [28355, [145.5, -37], [366531.656, 5904076.063]],
  [2193, [170.6, -43.2], [1405011.954, 5214178.739]],
  [2451, [139.8, 35.7], [-3016.496, -33283.026]],
  [5179, [127.5, 36], [1000000, 1778133.433]],
  [3826, [121.5, 24.4], [300712.755, 2699414.554]],
  [2326, [114.2, 22.42], [838648.907, 831184.151]],
  [3057, [-20.6, 63.4], [420019.513, 322635.868]],
  [3031, [62.8, -67.4], [2211622.182, 1136619.412]],
]

const gaussKrueger =
  'PROJCS["DHDN_3_Degree_Gauss_Zone_3",GEOGCS["GCS_Deutsches_Hauptdreiecksnetz",DATUM["D_Deutsches_Hauptdreiecksnetz",' +
  'SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],' +
  'PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",3500000.0],PARAMETER["False_Northing",0.0],' +
  'PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'

// In grads from Paris.
const lambert =
  'PROJCS["NTF_Paris_Lambert_Zone_II",GEOGCS["GCS_NTF_Paris",DATUM["D_NTF",' +
  'SPHEROID["Clarke_1880_IGN",6378249.2,293.466021293627]],PRIMEM["Paris",2.33722917],UNIT["Grad",0.0157079632679489]],' +
  'PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",600000.0],PARAMETER["False_Northing",2200000.0],' +
  'PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",52.0],PARAMETER["Scale_Factor",0.99987742],' +
  'PARAMETER["Latitude_Of_Origin",52.0],UNIT["Meter",1.0]]'

const sweref =
  'PROJCS["SWEREF99 TM",GEOGCS["SWEREF99",DATUM["SWEREF99",SPHEROID["GRS 1980",6378137,298.257222101]],' +
  'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],' +
  'PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",15],PARAMETER["scale_factor",0.9996],' +
  'PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]'

const geographic = (datum: string, spheroid: string, meridian = 0) =>
  `GEOGCS["Some",DATUM["${datum}",SPHEROID["x",${spheroid}]],PRIMEM["x",${meridian}],UNIT["Degree",0.0174532925199433]]`

describe('systemOf', () => {
  it.each(points)('knows EPSG:%i, as exactly as it says', (epsg, wgs84, position) => {
    const system = systemOf({ epsg })
    expect(metresBetween(wgs84, moved(system, position))).toBeLessThan(Math.max(0.01, system?.metres ?? 0))
  })

  it.each(points)('leads back to EPSG:%i', (epsg, _, position) => {
    const system = systemOf({ epsg })
    const [x = NaN, y = NaN] = system?.fromWgs84?.(moved(system, position)) ?? []
    expect(Math.hypot(x - (position[0] ?? NaN), y - (position[1] ?? NaN))).toBeLessThan(0.01)
  })

  it.each([
    ['German Gauss-Krüger', gaussKrueger, [9.5, 52], [3534412.019, 5763021.545], 3],
    ['French Lambert in grads', lambert, [2.35, 48.85], [600990.892, 2427961.512], 4],
    ['Swedish SWEREF99 TM', sweref, [18, 60], [667294.821, 6655205.484], 0.01],
    [
      'a system with heights',
      `COMPD_CS["SWEREF99 TM + RH2000",${sweref},VERT_CS["RH2000",VERT_DATUM["x",2005],UNIT["metre",1]]]`,
      [18, 60],
      [667294.821, 6655205.484],
      0.01,
    ],
    [
      'degrees on an old datum',
      geographic('D_Deutsches_Hauptdreiecksnetz', '6377397.155,299.1528128'),
      [9.5, 52],
      [9.50113864, 52.00137189],
      3,
    ],
    [
      'longitudes from Ferro',
      geographic('D_ETRS_1989', '6378137,298.257222101', -17.6666666667),
      [9.5, 52],
      [27.1666666667, 52],
      0.1,
    ],
  ])('knows %s by its WKT', (_, wkt, wgs84, position, metres) => {
    expect(metresBetween(wgs84, moved(systemOf({ wkt }), position))).toBeLessThan(metres)
  })

  it('takes the code of a WKT that ends in one', () => {
    const wkt = 'PROJCRS["unheard of",METHOD["by hand"],ID["EPSG",31467]]'
    expect(systemOf({ wkt })?.name).toBe('DHDN / 3-degree Gauss-Kruger zone 3 (EPSG:31467)')
  })

  it('leaves longitude and latitude on a modern datum as they are', () => {
    expect(systemOf({ epsg: 4326 })?.toWgs84).toBeNull()
    expect(systemOf({ epsg: 4258 })?.toWgs84).toBeNull()
    expect(systemOf({ wkt: geographic('D_WGS_1984', '6378137.0,298.257223563') })?.toWgs84).toBeNull()
  })

  it.each([
    ['a code', { epsg: 9999 }],
    ['a zone', { epsg: 32661 }],
    ['a datum', { wkt: geographic('D_North_American_1927', '6378206.4,294.978698213898') }],
    ['a projection', { wkt: sweref.replace('Transverse_Mercator', 'By_Hand') }],
    ['a local system', { wkt: 'LOCAL_CS["Building site",UNIT["metre",1]]' }],
    ['a text', { wkt: 'Gauss-Krüger' }],
    ['an empty text', { wkt: '' }],
  ])('does not guess %s that it does not know', (_, reference) => {
    expect(systemOf(reference)).toBeNull()
  })
})

describe('reprojected', () => {
  const system: Pick<CoordinateSystem, 'toWgs84'> = {
    toWgs84: ([x = 0, y = 0, ...more]) => [x / 10, y / 10, ...more],
  }

  it('moves each position and keeps its height', () => {
    const geometry = {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [10, 20, 7] },
        {
          type: 'Polygon',
          coordinates: [
            [
              [10, 20],
              [30, 40],
            ],
          ],
        },
      ],
    }
    expect(reprojected(geometry, system)).toEqual({
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [1, 2, 7] },
        {
          type: 'Polygon',
          coordinates: [
            [
              [1, 2],
              [3, 4],
            ],
          ],
        },
      ],
    })
  })

  it('leaves alone what is no geometry', () => {
    for (const value of [null, undefined, 7, 'POINT', {}, { coordinates: 'x' }]) {
      expect(reprojected(value, system)).toEqual(value)
    }
  })
})
