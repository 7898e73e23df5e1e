import type { ExpressionSpecification } from 'maplibre-gl'
import type { GroundTable, LandKind, SignKind, WayKind } from './ground-table.ts'
import { allAre, isOneOf, isSet, kindBy } from './kinds.ts'

/** Values of `kind` in `land`. */
export const LAND: Readonly<Record<LandKind, readonly string[]>> = {
  wood: ['forest', 'wood'],
  scrub: ['scrub', 'heath'],
  grass: [
    'grass',
    'grassland',
    'meadow',
    'park',
    'village_green',
    'recreation_ground',
    'garden',
    'golf_course',
    'fell',
  ],
  orchard: ['orchard', 'vineyard', 'allotments', 'plant_nursery'],
  farmland: ['farmland'],
  built: [
    'residential',
    'commercial',
    'industrial',
    'retail',
    'railway',
    'garages',
    'farmyard',
    'brownfield',
    'aerodrome',
    'greenhouse_horticulture',
  ],
  rock: ['bare_rock', 'rock'],
  scree: ['scree', 'shingle'],
  sand: ['sand', 'beach'],
  quarry: ['quarry', 'landfill'],
  glacier: ['glacier'],
  wetland: ['wetland', 'swamp', 'bog', 'string_bog', 'wet_meadow', 'marsh', 'mud', 'reedbed', 'fen'],
  pitch: ['pitch', 'playground', 'miniature_golf'],
  cemetery: ['cemetery', 'grave_yard'],
  lot: ['parking'],
}

/** Values of `kind` in `streets` and `street_labels`. */
export const WAYS: Readonly<Partial<Record<WayKind, readonly string[]>>> = {
  main: ['motorway', 'trunk', 'primary'],
  middle: ['secondary', 'tertiary'],
  small: ['unclassified', 'residential', 'living_street', 'service', 'pedestrian', 'road', 'busway', 'construction'],
  track: ['track'],
  path: ['path', 'footway', 'bridleway', 'cycleway', 'via_ferrata'],
  steps: ['steps'],
  rail: ['rail', 'narrow_gauge', 'light_rail', 'funicular', 'tram', 'subway', 'monorail'],
}

/** Values of `tourism`, `amenity` and others in `pois`, as OpenStreetMap has them. */
const SIGNS: Readonly<Partial<Record<SignKind, readonly string[]>>> = {
  hut: ['alpine_hut'],
  shelter: ['wilderness_hut'],
  camp: ['camp_site'],
  viewpoint: ['viewpoint'],
  picnic: ['picnic_site'],
}

const NAMES: GroundTable['name'] = (language) => ['coalesce', ['get', `name_${language}`], ['get', 'name']]
const grade: ExpressionSpecification = ['match', ['to-string', ['get', 'tracktype']], ['grade4', 'grade5'], 4, 2]

/** Shortbread 1.0, as VersaTiles and Geofabrik make it: https://shortbread-tiles.org/schema/1.0/ */
export const shortbread: GroundTable = {
  name: NAMES,
  earth: [],
  land: [
    { layer: 'land', ...kindBy<LandKind>('kind', LAND) },
    { layer: 'sites', ...kindBy<LandKind>('kind', { lot: ['parking'] }) },
    { layer: 'water_polygons', ...kindBy<LandKind>('kind', { glacier: ['glacier'] }) },
  ],
  water: [
    { layer: 'ocean', ...allAre('water') },
    { layer: 'water_polygons', ...allAre('water', ['!', isOneOf('kind', 'glacier')]) },
  ],
  waterLines: [
    {
      layer: 'water_lines',
      ...kindBy('kind', { river: ['river', 'canal'], stream: ['stream', 'ditch', 'drain'] }),
      isTunnel: isSet('tunnel'),
    },
  ],
  waterNames: [
    {
      layer: 'water_polygons_labels',
      ...allAre('water'),
      weight: ['to-number', ['get', 'way_area'], 0],
    },
  ],
  ways: [
    {
      layer: 'streets',
      ...kindBy<WayKind>('kind', WAYS),
      isTunnel: isSet('tunnel'),
      isBridge: isSet('bridge'),
      grade,
    },
    { layer: 'aerialways', ...allAre('lift') },
    { layer: 'ferries', ...allAre('ferry') },
  ],
  wayNames: [{ layer: 'street_labels', ...kindBy<WayKind>('kind', WAYS), name: 'name', ref: ['get', 'ref'] }],
  buildings: [{ layer: 'buildings', ...allAre('building') }],
  borders: [
    {
      layer: 'boundaries',
      ...allAre('country', ['all', ['<=', ['to-number', ['get', 'admin_level'], 9], 2], ['!', isSet('maritime')]]),
    },
  ],
  ridges: [],
  contours: [],
  places: [
    {
      layer: 'place_labels',
      ...kindBy('kind', {
        city: ['capital', 'state_capital', 'city'],
        town: ['town'],
        village: ['village'],
        hamlet: ['hamlet', 'suburb', 'neighbourhood', 'isolated_dwelling', 'locality', 'farm', 'quarter'],
      }),
      weight: ['to-number', ['get', 'population'], 0],
    },
    {
      layer: 'boundary_labels',
      ...allAre('country', ['<=', ['to-number', ['get', 'admin_level'], 9], 2]),
      weight: ['to-number', ['get', 'way_area'], 0],
    },
  ],
  signs: [
    {
      layer: 'pois',
      ...kindBy<SignKind>(
        'tourism',
        SIGNS,
        kindBy<SignKind>('amenity', {
          shelter: ['shelter'],
          water: ['drinking_water'],
          toilets: ['toilets'],
          parking: ['parking'],
        }),
      ),
    },
    {
      layer: 'public_transport',
      ...kindBy<SignKind>('kind', {
        stop: ['station', 'halt', 'bus_station', 'bus_stop', 'tram_stop', 'ferry_terminal'],
        lift: ['aerialway_station'],
      }),
    },
  ],
}
