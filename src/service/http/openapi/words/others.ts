import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { Deletion } from '#contract/records/deletion.ts'
import { Category, Country, Licence, Lookup, Source } from '#contract/records/lookups.ts'
import { Organisation } from '#contract/records/organisation.ts'
import { RootDocument } from '#contract/root.ts'
import { DrawnCount, TileJson } from '#contract/tile-json.ts'
import { Wildlife } from '#contract/records/wildlife.ts'
import { Release } from '../../changelog/changelog.ts'
import { wordsOf } from '../record.ts'

export const wildlifeWords = wordsOf(Wildlife, {
  id: 'Wildlife',
  description: 'A species or a habitat that lives in some areas, and when in the year it is to be left alone.',
  fields: {
    uuid: 'Identifies the record for good.',
    name: 'The common name.',
    scientific_name: 'The name in science.',
    kind: 'A species, or a habitat.',
    red_list_status: 'How endangered it is, as the source says it.',
    protected_area_uuids: 'The areas in which it lives.',
    sensitive_from: 'The first day of the year on which it is to be left alone, as `04-15`.',
    sensitive_to: 'The last such day; before `sensitive_from` where the time spans the new year.',
    description: 'What it is, in words.',
    updated_at: 'When the record last changed.',
  },
  example: {
    uuid: '0d1b7a8e-55c1-4a0c-9f9e-2f6f0b7a9c33',
    name: 'Capercaillie',
    scientific_name: 'Tetrao urogallus',
    kind: 'species',
    red_list_status: null,
    protected_area_uuids: ['5a0c8f6e-0b1d-4c52-9d6b-1f4f5f1c2a11'],
    sensitive_from: '03-01',
    sensitive_to: '07-15',
    description: null,
    updated_at: '2026-04-01T08:00:00Z',
  },
})

export const organisationWords = wordsOf(Organisation, {
  id: 'Organisation',
  description: 'Who is responsible for areas or closures.',
  fields: {
    id: 'What `organisation_id` of other records names.',
    uuid: 'Identifies the record for good.',
    name: 'Its name.',
    kind: 'What kind of organisation it is, as the source says it.',
    url: 'Its page.',
    email: 'Where to write to.',
    phone: 'Where to call.',
    updated_at: 'When the record last changed.',
  },
  example: {
    id: 3,
    uuid: '8d4e4c30-9f0f-4a43-8d3a-3a5b6c7d8e44',
    name: 'Example Nature Agency',
    kind: 'authority',
    url: 'https://nature.example.org/',
    email: 'rangers@example.org',
    phone: null,
    updated_at: '2026-04-01T08:00:00Z',
  },
})

export const deletionWords = wordsOf(Deletion, {
  id: 'Deletion',
  description: 'A record that is not there any more.',
  fields: { uuid: 'What the record was known by.', deleted_at: 'When it was deleted.' },
  example: { uuid: 'c2f1b8d4-7e39-4a55-8a0e-93b0f2d6e702', deleted_at: '2026-05-15T12:00:00Z' },
})

export const summaryWords = wordsOf(ClosureSummary, {
  id: 'ClosureSummary',
  description:
    'How many closures and notices each choice of a filter would give. Each group counts what matches all other filters; in groups by identifier, those without a record are left out.',
  fields: {
    count: 'How many records match all filters.',
    status: 'By status.',
    type: 'By type.',
    reason_id: 'By reason.',
    activity_id: 'By activity.',
    concerned_activity_id:
      'By activity, what concerns who does it: closures of it, and of what it implies (climbing: entering the area), each counted once.',
    source_id: 'By source.',
    source_kind: 'By kind of source.',
    worst: 'The worst display status of records that match all filters; null where there are none.',
    display_status:
      'By how they are shown: by status, type, whether they bind and are in force; of what matches all filters but status and type.',
    expired_type: 'Of the expired ones in `display_status`: how many of each type.',
    areas:
      'With `by=area`: what matches all filters, for each area whose closures are among it; of all areas, or of those of `protected_area_uuid`. A box narrows these too: without one, the number is the area’s.',
    cells:
      'With `by=cell`: what matches all filters, in each cell of the grid of map tiles (XYZ), in which the middle of its `bbox` lies. `point` is the mean of these places, `uuid` the record where it is the only one.',
  },
  example: {
    count: 3,
    status: { current: 2, upcoming: 1, expired: 40 },
    type: { closure: 3, notice: 1 },
    reason_id: { '1': 2, '5': 1 },
    activity_id: { '4': 2, '1': 1 },
    concerned_activity_id: { '1': 1, '4': 3 },
    source_id: { '1': 3 },
    source_kind: { authority: 3, platform: 0, open_data: 0 },
    worst: 'closed-now',
    display_status: {
      'closed-now': 1,
      'advice-now': 1,
      'zone-unknown': 0,
      'closed-other-hours': 0,
      'advice-other-hours': 0,
      'upcoming-closure': 1,
      'upcoming-advice': 0,
      notice: 1,
      'upcoming-notice': 0,
      expired: 40,
    },
    expired_type: { closure: 36, notice: 4 },
  },
})

const lookupFields = { id: 'What records and filters name it by.', name: 'In the language of the request.' }

export const categoryWords = wordsOf(Category, {
  id: 'Category',
  description: 'A kind of protected area.',
  fields: { ...lookupFields, family: 'Kinds that look alike on a map share it.' },
  example: { id: 2, name: 'Nature reserve', family: 'reserve' },
})

export const countryWords = wordsOf(Country, {
  id: 'Country',
  description: 'A country.',
  fields: { ...lookupFields, iso_a2: 'Its code of two letters (ISO 3166-1).' },
  example: { id: 276, name: 'Germany', iso_a2: 'DE' },
})

export const lookupWords = wordsOf(Lookup, {
  id: 'Lookup',
  description: 'An activity or a reason.',
  fields: lookupFields,
  example: { id: 4, name: 'Climbing' },
})

export const sourceWords = wordsOf(Source, {
  id: 'Source',
  description: 'Who says that something is closed.',
  fields: { ...lookupFields, kind: 'What kind of source it is.', url: 'Its page.' },
  example: { id: 1, name: 'Example Nature Agency', kind: 'authority', url: 'https://nature.example.org/' },
})

export const licenceWords = wordsOf(Licence, {
  id: 'Licence',
  description: 'A licence under which data of this service may be used.',
  fields: { name: 'Its display name.', uri: 'The address of its text.' },
  example: { name: 'CC BY 4.0', uri: 'https://creativecommons.org/licenses/by/4.0/' },
})

export const rootWords = wordsOf(RootDocument, {
  id: 'Root',
  description: 'What the service has, and whose data it is.',
  fields: {
    name: 'What the operator calls it.',
    resources: 'The address of each resource.',
    extensions: 'What the service can do beyond the common specification.',
    area_tiles: 'The address of the TileJSON of the areas; null without tiles.',
    demo: 'Whether the data is made up for demonstration.',
    updated_at: 'When the data last changed; null while there is none.',
    closures_without_place:
      'How many current and upcoming closures and notices are in no box, for nobody knows where they are; `geometry_from=none` lists them.',
    mirror: 'The API that the data is a copy of, and when it was last brought up to date; null for data of its own.',
  },
  example: {
    name: 'Fieldgate',
    resources: { areas: 'https://map.example.org/api/v2/protected-areas' },
    extensions: ['areas_bbox'],
    area_tiles: 'https://map.example.org/api/v2/protected-areas/tiles.json',
    demo: false,
    updated_at: '2026-04-01T08:00:00Z',
    closures_without_place: 2,
    mirror: { address: 'https://parks.example.org/api/v2', updated_at: '2026-04-01T09:00:00Z' },
  },
})

export const tileJsonWords = wordsOf(TileJson, {
  id: 'TileJson',
  description: 'Describes the vector tiles of the areas (TileJSON 3.0).',
  fields: {
    tilejson: 'The version of TileJSON.',
    tiles: 'Addresses of the tiles, with `{z}`, `{x}` and `{y}` to fill in.',
    minzoom: 'The lowest zoom with tiles.',
    maxzoom: 'The highest zoom with tiles.',
    bounds: 'The box that has tiles.',
    attribution: 'Whom to name on the map.',
    all_from_zoom: 'The zoom from which on no tile leaves an area out.',
    counts: 'Tells how many of the areas of a box (`bbox`) the tiles of a zoom (`zoom`) have.',
    category_ids: 'The categories of the areas in the tiles.',
  },
  example: {
    tilejson: '3.0.0',
    tiles: ['https://map.example.org/api/v2/protected-areas/tiles/{z}/{x}/{y}.mvt?v=1'],
    minzoom: 0,
    maxzoom: 12,
    all_from_zoom: 9,
    counts: 'https://map.example.org/api/v2/protected-areas/tiles/counts',
    category_ids: [1, 4],
  },
})

export const drawnWords = wordsOf(DrawnCount, {
  id: 'DrawnCount',
  description: 'How many areas there are at a place, and how many of them are drawn.',
  fields: {
    count: 'Areas whose bounds touch the box.',
    drawn: 'Those of them that the tiles of the zoom have, be it as a shape or as a point.',
  },
  example: { count: 81_162, drawn: 4000 },
})

export const releaseWords = wordsOf(Release, {
  id: 'Release',
  description: 'What a version of the interface changed.',
  fields: {
    version: 'Of the interface; the first number is that in its path.',
    date: 'From which day on.',
    changes: 'What changed, each with its kind.',
  },
  example: {
    version: '2.1.0',
    date: '2026-11-21',
    changes: [{ kind: 'added', text: 'The list of wildlife.' }],
  },
})
