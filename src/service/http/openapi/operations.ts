import { keysOf } from '#contract/keys.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { drawnQuery } from '#contract/query/drawn-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { rankedQuery } from '#contract/query/ranked-query.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import { deletedQuery, organisationQuery, wildlifeQuery } from '#contract/query/update-query.ts'
import { closureFormats } from '../../output/formats/closure-formats.ts'
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM } from '#contract/tiles/grid.ts'
import { TILE_COUNTS_PATH, TILE_JSON_PATH, TILE_TYPE } from '#contract/tiles/area-tile-json.ts'
import { schemaRef } from './json-schema.ts'
import { document, listOf, lookupOf, oneOf, plainListOf, walkedListOf, type Operation } from './operation.ts'
import { languageParameters, queryParameters, type Parameter } from './parameters.ts'
import { areaWords } from './words/area.ts'
import { closureWords } from './words/closure.ts'
import { groundPlacesWords } from './words/ground.ts'
import * as words from './words/others.ts'
import {
  areaParameters,
  closureParameters,
  deletedParameters,
  groundPlaceParameters,
  organisationParameters,
  rankedParameters,
  drawnParameters,
  summaryParameters,
  wildlifeParameters,
} from './words/parameters.ts'

const ofAreas = queryParameters(areaQuery, areaParameters)
const ofClosures = queryParameters(closureQuery, closureParameters)
const ofWildlife = queryParameters(wildlifeQuery, wildlifeParameters)
const ofOrganisations = queryParameters(organisationQuery, organisationParameters)
const ofDeletions = queryParameters(deletedQuery, deletedParameters)

const syncOrder = 'With `updated_after` by `updated_at`, then `uuid`.'

const areas: readonly Operation[] = [
  listOf(
    paths.areas,
    { id: 'listAreas', tag: 'areas', summary: 'Protected areas', description: `In the order of \`id\`. ${syncOrder}` },
    areaWords,
    ofAreas,
  ),
  oneOf(paths.areas, { id: 'getArea', tag: 'areas', summary: 'One protected area' }, areaWords, ofAreas),
  plainListOf(
    paths.areasDeleted,
    { id: 'listDeletedAreas', tag: 'areas', summary: 'Deleted protected areas, oldest first' },
    words.deletionWords,
    ofDeletions,
  ),
  document(
    TILE_JSON_PATH,
    { id: 'getAreaTileJson', tag: 'areas', summary: 'What the vector tiles of the areas are' },
    words.tileJsonWords,
  ),
  document(
    TILE_COUNTS_PATH,
    { id: 'countDrawnAreas', tag: 'areas', summary: 'How many areas of a box the tiles of a zoom have' },
    words.drawnWords,
    queryParameters(drawnQuery, drawnParameters),
  ),
  {
    path: `${API_PREFIX}${paths.areaTiles}/{z}/{x}/{y}.mvt`,
    id: 'getAreaTile',
    tag: 'areas',
    summary: 'A vector tile of the areas',
    description:
      'Its layers are `areas` and `area_points`. Where there are too many areas for a tile, it has, of each place, the one that is largest and of the most important kind: at most 150 kB, compressed. What it has, the tiles of larger zooms have too. A feature’s number is the `id` of its area. The TileJSON has the address to use.',
    parameters: ['z', 'x', 'y'].map(tileParameter),
    answer: { kind: 'bytes', type: TILE_TYPE },
  },
]

function tileParameter(name: string): Parameter {
  const zoom = { minimum: TILE_MIN_ZOOM, maximum: TILE_MAX_ZOOM }
  return {
    name,
    in: 'path',
    required: true,
    description: name === 'z' ? 'The zoom.' : 'Counts from the north-west corner of the world.',
    schema: { type: 'integer', ...(name === 'z' ? zoom : { minimum: 0 }) },
    example: name === 'z' ? 5 : 16,
  }
}

const closures: readonly Operation[] = [
  listOf(
    paths.closures,
    {
      id: 'listClosures',
      tag: 'closures',
      summary: 'Closures and notices',
      description: `In the order in which the service first got them. ${syncOrder}`,
    },
    closureWords,
    ofClosures,
    keysOf(closureFormats),
  ),
  oneOf(
    paths.closures,
    { id: 'getClosure', tag: 'closures', summary: 'One closure or notice' },
    closureWords,
    ofClosures,
    keysOf(closureFormats),
  ),
  plainListOf(
    paths.closuresDeleted,
    { id: 'listDeletedClosures', tag: 'closures', summary: 'Deleted closures and notices, oldest first' },
    words.deletionWords,
    ofDeletions,
  ),
  document(
    paths.closuresSummary,
    { id: 'summarizeClosures', tag: 'closures', summary: 'How many closures each choice of a filter would give' },
    words.summaryWords,
    queryParameters(summaryQuery, summaryParameters),
  ),
  walkedListOf(
    paths.closuresWorstFirst,
    {
      id: 'listClosuresWorstFirst',
      tag: 'closures',
      summary: 'Closures and notices, the worst first',
      description:
        'In the order of display statuses at `at`, of what is upcoming the soonest first. `next` keeps to the order of the instant at which the first page was read.',
    },
    closureWords,
    queryParameters(rankedQuery, rankedParameters),
  ),
]

const wildlife: readonly Operation[] = [
  listOf(
    paths.wildlife,
    { id: 'listWildlife', tag: 'wildlife', summary: 'Species and habitats', description: syncOrder },
    words.wildlifeWords,
    ofWildlife,
  ),
  oneOf(
    paths.wildlife,
    { id: 'getWildlife', tag: 'wildlife', summary: 'One species or habitat' },
    words.wildlifeWords,
    ofWildlife,
  ),
  listOf(
    paths.organisations,
    { id: 'listOrganisations', tag: 'wildlife', summary: 'Organisations', description: syncOrder },
    words.organisationWords,
    ofOrganisations,
  ),
  oneOf(
    paths.organisations,
    { id: 'getOrganisation', tag: 'wildlife', summary: 'One organisation' },
    words.organisationWords,
    ofOrganisations,
  ),
]

const lookups: readonly Operation[] = [
  lookupOf(paths.categories, { id: 'listCategories', summary: 'Kinds of protected areas' }, words.categoryWords),
  lookupOf(paths.countries, { id: 'listCountries', summary: 'Countries' }, words.countryWords),
  lookupOf(paths.activities, { id: 'listActivities', summary: 'Activities that closures concern' }, words.lookupWords),
  lookupOf(paths.reasons, { id: 'listReasons', summary: 'Reasons for closures' }, words.lookupWords),
  lookupOf(paths.sources, { id: 'listSources', summary: 'Sources of closures' }, words.sourceWords),
  {
    path: API_PREFIX + paths.licences,
    id: 'listLicences',
    tag: 'lookups',
    summary: 'Licences of the data, a bare array',
    parameters: [],
    answer: { kind: 'json', schema: { type: 'array', items: schemaRef(words.licenceWords.id) } },
  },
]

const ground: readonly Operation[] = [
  {
    path: API_PREFIX + paths.groundPlaces,
    id: 'findGroundPlaces',
    tag: 'ground',
    summary: 'Peaks, huts, paths and more on the ground',
    description:
      'Of the regions whose ground this service has (`ground_places` among the extensions of the root document). With `q` what fits best comes first, and with letters wrong only where nothing fits as it was typed; without, what is nearest to `near`.',
    parameters: [...queryParameters(groundPlaceQuery, groundPlaceParameters), ...languageParameters],
    answer: { kind: 'json', schema: schemaRef(groundPlacesWords.id), inLanguages: true },
  },
]

const service: readonly Operation[] = [
  document(paths.root, { id: 'getRoot', tag: 'service', summary: 'What the service has' }, words.rootWords),
  {
    path: API_PREFIX + paths.openapi,
    id: 'getDescription',
    tag: 'service',
    summary: 'This description, in OpenAPI 3.1',
    parameters: [],
    answer: { kind: 'json', schema: { type: 'object', required: ['openapi', 'info', 'paths'] } },
  },
  plainListOf(
    paths.changelog,
    { id: 'listReleases', tag: 'service', summary: 'What changed in the interface, newest first' },
    words.releaseWords,
  ),
]

/** Every resource of the interface. */
export const operations: readonly Operation[] = [...areas, ...closures, ...wildlife, ...lookups, ...ground, ...service]
