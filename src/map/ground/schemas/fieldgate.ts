import type { GroundTable, LandKind, SignKind, WayKind } from './ground-table.ts'
import { allAre, isOneOf, isSet, kindBy } from './kinds.ts'
import { LAND, shortbread, WAYS } from './shortbread.ts'

const SIGNS: Readonly<Record<SignKind, readonly string[]>> = {
  peak: ['peak'],
  pass: ['pass'],
  hut: ['hut'],
  shelter: ['shelter'],
  camp: ['camp_site'],
  viewpoint: ['viewpoint'],
  spring: ['spring'],
  waterfall: ['waterfall'],
  cave: ['cave'],
  guidepost: ['guidepost'],
  board: ['board'],
  picnic: ['picnic'],
  parking: ['parking'],
  stop: ['stop', 'station', 'ferry_terminal'],
  lift: ['lift'],
  toilets: ['toilets'],
  water: ['drinking_water'],
}

/** The tiles of `npm run ground`: Shortbread's layers with what walkers need. */
export const fieldgate: GroundTable = {
  ...shortbread,
  land: [
    { layer: 'land', ...kindBy<LandKind>('kind', LAND) },
    { layer: 'water_polygons', ...kindBy<LandKind>('kind', { glacier: ['glacier'] }) },
  ],
  ways: [
    {
      layer: 'streets',
      ...kindBy<WayKind>('kind', WAYS),
      sac: ['to-number', ['get', 'sac'], 0],
      isFaint: ['any', isSet('informal'), isOneOf('visibility', 'bad', 'horrible', 'no')],
      isPrivate: ['any', isOneOf('access', 'no', 'private'), isOneOf('foot', 'no', 'private')],
      isTunnel: isSet('tunnel'),
      isBridge: isSet('bridge'),
      grade: ['to-number', ['get', 'grade'], 2],
      isRoute: isSet('route'),
    },
    { layer: 'aerialways', ...allAre('lift') },
    { layer: 'ferries', ...allAre('ferry') },
  ],
  wayNames: [
    {
      layer: 'streets',
      ...kindBy<WayKind>('kind', WAYS),
      name: 'name',
      ref: ['get', 'ref'],
      routeRef: ['get', 'route_ref'],
    },
  ],
  ridges: [{ layer: 'ridges', ...allAre('ridge') }],
  contours: [
    {
      layer: 'contours',
      gives: ['contour', 'index'],
      kind: ['case', isSet('index'), 'index', 'contour'],
      ele: ['get', 'ele'],
    },
  ],
  signs: [{ layer: 'pois', ...kindBy<SignKind>('kind', SIGNS), ele: ['get', 'ele'] }],
}
