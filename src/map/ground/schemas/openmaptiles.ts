import type { ExpressionSpecification } from 'maplibre-gl'
import { LOCAL_NAMES } from '#contract/ground/local-name.ts'
import type { GroundTable, LandKind, PlaceKind, SignKind, WayKind } from './ground-table.ts'
import { allAre, isOneOf, isSet, kindBy } from './kinds.ts'

const CLASSES: Readonly<Partial<Record<WayKind, readonly string[]>>> = {
  main: ['motorway', 'trunk', 'primary'],
  middle: ['secondary', 'tertiary'],
  small: ['minor', 'service', 'busway', 'motorway_construction', 'minor_construction'],
  track: ['track'],
  path: ['path'],
  rail: ['rail', 'transit'],
  ferry: ['ferry'],
  lift: ['aerialway'],
}
const ways = kindBy<WayKind>('subclass', { steps: ['steps'], lift: ['cable_car', 'gondola'] }, kindBy('class', CLASSES))

/** OpenMapTiles, as planetiler, tilemaker and OpenFreeMap make it: https://openmaptiles.org/schema/ */
export const openmaptiles: GroundTable = {
  name: (language) => [
    'coalesce',
    ['get', `name:${language}`],
    ['get', `name_${language}`],
    ...LOCAL_NAMES.map((name): ExpressionSpecification => ['get', name]),
  ],
  earth: [],
  land: [
    {
      layer: 'landcover',
      ...kindBy<LandKind>(
        'subclass',
        {
          scrub: ['scrub', 'heath'],
          orchard: ['orchard', 'vineyard', 'allotments', 'plant_nursery'],
          scree: ['scree', 'shingle'],
          glacier: ['glacier'],
        },
        kindBy<LandKind>('class', {
          wood: ['wood'],
          grass: ['grass'],
          farmland: ['farmland'],
          rock: ['rock'],
          sand: ['sand'],
          glacier: ['ice'],
          wetland: ['wetland'],
        }),
      ),
    },
    {
      layer: 'landuse',
      ...kindBy<LandKind>('class', {
        built: ['residential', 'suburb', 'quarter', 'neighbourhood', 'commercial', 'industrial', 'retail', 'railway'],
        quarry: ['quarry'],
        pitch: ['pitch', 'playground'],
        cemetery: ['cemetery'],
      }),
    },
  ],
  water: [{ layer: 'water', ...allAre('water', ['!', isOneOf('brunnel', 'tunnel')]) }],
  waterLines: [
    {
      layer: 'waterway',
      ...kindBy('class', { river: ['river', 'canal'], stream: ['stream', 'ditch', 'drain'] }),
      isTunnel: isOneOf('brunnel', 'tunnel'),
    },
  ],
  waterNames: [
    {
      layer: 'water_name',
      ...allAre('water', ['==', ['geometry-type'], 'Point']),
      weight: ['case', isOneOf('class', 'ocean', 'sea'), 1, 0],
    },
  ],
  ways: [
    {
      layer: 'transportation',
      ...ways,
      isTunnel: isOneOf('brunnel', 'tunnel'),
      isBridge: isOneOf('brunnel', 'bridge'),
      isPrivate: isOneOf('access', 'no'),
    },
  ],
  wayNames: [{ layer: 'transportation_name', ...ways, name: 'name', ref: ['get', 'ref'] }],
  buildings: [{ layer: 'building', ...allAre('building') }],
  borders: [
    {
      layer: 'boundary',
      ...allAre('country', ['all', ['<=', ['to-number', ['get', 'admin_level'], 9], 2], ['!', isSet('maritime')]]),
    },
  ],
  ridges: [{ layer: 'mountain_peak', ...allAre('ridge', isOneOf('class', 'ridge', 'cliff', 'arete')) }],
  contours: [],
  places: [
    {
      layer: 'place',
      ...kindBy<PlaceKind>('class', {
        country: ['country'],
        city: ['city'],
        town: ['town'],
        village: ['village'],
        hamlet: ['hamlet', 'suburb', 'quarter', 'neighbourhood', 'isolated_dwelling'],
      }),
      weight: ['-', 0, ['to-number', ['get', 'rank'], 99]],
    },
  ],
  signs: [
    {
      layer: 'mountain_peak',
      ...kindBy<SignKind>('class', { peak: ['peak', 'volcano'], pass: ['saddle'] }),
      ele: ['get', 'ele'],
    },
    {
      layer: 'poi',
      ...kindBy<SignKind>(
        'subclass',
        {
          hut: ['alpine_hut'],
          shelter: ['wilderness_hut', 'shelter'],
          camp: ['camp_site'],
          viewpoint: ['viewpoint'],
          picnic: ['picnic_site'],
          toilets: ['toilets'],
          water: ['drinking_water'],
          parking: ['parking'],
          stop: ['bus_stop', 'bus_station', 'station', 'halt', 'tram_stop', 'ferry_terminal'],
          lift: ['aerialway_station'],
        },
        kindBy<SignKind>('class', { camp: ['campsite'], stop: ['railway', 'bus'], parking: ['parking'] }),
      ),
    },
  ],
}
