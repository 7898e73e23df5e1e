import type { GroundTable, LandKind, PlaceKind, SignKind, WayKind } from './ground-table.ts'
import { allAre, isOneOf, isSet, kindBy } from './kinds.ts'

const ROADS = {
  main: ['highway', 'major_road'],
  small: ['minor_road'],
  middle: ['medium_road'],
  path: ['path'],
  rail: ['rail'],
  ferry: ['ferry'],
  lift: ['aerialway'],
} satisfies Partial<Record<WayKind, readonly string[]>>

/** `kind_detail` has the road as OpenStreetMap has it, in archives that are not old. */
const ways = kindBy<WayKind>(
  'kind_detail',
  {
    main: ['motorway', 'trunk', 'primary', 'motorway_link', 'trunk_link', 'primary_link'],
    middle: ['secondary', 'tertiary', 'secondary_link', 'tertiary_link'],
    track: ['track'],
    steps: ['steps'],
  },
  kindBy<WayKind>('kind', ROADS),
)

/** Basemaps of Protomaps, versions 3 and 4: https://docs.protomaps.com/basemaps/layers */
export const protomaps: GroundTable = {
  name: (language) => ['coalesce', ['get', `name:${language}`], ['get', 'name']],
  earth: [{ layer: 'earth', ...allAre('land', ['==', ['geometry-type'], 'Polygon']) }],
  land: [
    {
      layer: 'landcover',
      ...kindBy<LandKind>('kind', {
        wood: ['forest'],
        scrub: ['scrub'],
        grass: ['grassland'],
        farmland: ['farmland'],
        built: ['urban_area'],
        rock: ['barren'],
        glacier: ['glacier'],
      }),
    },
    {
      layer: 'landuse',
      ...kindBy<LandKind>('kind', {
        wood: ['forest', 'wood'],
        scrub: ['scrub', 'heath'],
        grass: ['grass', 'grassland', 'meadow', 'park', 'village_green', 'recreation_ground', 'golf_course', 'garden'],
        orchard: ['orchard', 'vineyard', 'allotments'],
        farmland: ['farmland'],
        built: ['residential', 'urban_area', 'industrial', 'commercial', 'railway', 'farmyard'],
        rock: ['bare_rock', 'barren'],
        scree: ['scree'],
        sand: ['sand', 'beach'],
        quarry: ['quarry'],
        glacier: ['glacier'],
        wetland: ['wetland', 'swamp', 'marsh'],
        pitch: ['pitch', 'playground'],
        cemetery: ['cemetery'],
      }),
    },
  ],
  water: [{ layer: 'water', ...allAre('water', ['==', ['geometry-type'], 'Polygon']) }],
  waterLines: [
    { layer: 'water', ...kindBy('kind', { river: ['river', 'canal'], stream: ['stream', 'ditch', 'drain'] }) },
  ],
  waterNames: [
    {
      layer: 'water',
      ...allAre('water', ['==', ['geometry-type'], 'Point']),
      weight: ['-', 0, ['to-number', ['get', 'min_zoom'], 15]],
    },
  ],
  ways: [{ layer: 'roads', ...ways, isTunnel: isSet('is_tunnel'), isBridge: isSet('is_bridge') }],
  wayNames: [{ layer: 'roads', ...ways, name: 'name', ref: ['coalesce', ['get', 'shield_text'], ['get', 'ref']] }],
  buildings: [{ layer: 'buildings', ...allAre('building') }],
  borders: [{ layer: 'boundaries', ...allAre('country', isOneOf('kind', 'country')) }],
  ridges: [],
  contours: [],
  places: [
    {
      layer: 'places',
      ...kindBy<PlaceKind>(
        'kind_detail',
        { country: ['country'], city: ['city'], town: ['town'], village: ['village'], hamlet: ['hamlet', 'locality'] },
        kindBy<PlaceKind>('kind', { country: ['country'], town: ['locality'], hamlet: ['neighbourhood'] }),
      ),
      weight: ['to-number', ['get', 'population'], 0],
    },
  ],
  signs: [
    {
      layer: 'pois',
      ...kindBy<SignKind>('kind', {
        peak: ['peak', 'volcano'],
        pass: ['saddle'],
        hut: ['alpine_hut'],
        shelter: ['wilderness_hut', 'shelter'],
        camp: ['camp_site'],
        viewpoint: ['viewpoint'],
        spring: ['spring'],
        waterfall: ['waterfall'],
        cave: ['cave_entrance'],
        picnic: ['picnic_site'],
        parking: ['parking'],
        stop: ['station', 'bus_stop', 'bus_station', 'halt', 'tram_stop', 'ferry_terminal'],
        toilets: ['toilets'],
        water: ['drinking_water'],
      }),
      ele: ['get', 'elevation'],
    },
  ],
}
