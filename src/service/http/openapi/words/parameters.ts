import { Uuid } from '#contract/ids.ts'
import type { AreaQuery } from '#contract/query/area-query.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import type { GroundPlaceQuery } from '#contract/query/ground-place-query.ts'
import type { RankedQuery } from '#contract/query/ranked-query.ts'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import type { DrawnQuery } from '#contract/query/drawn-query.ts'
import type { DeletedQuery, OrganisationQuery, WildlifeQuery } from '#contract/query/update-query.ts'
import type { ParameterWords } from '../parameters.ts'

const fields =
  'The fields to return, instead of the default set, for which `*` stands. They come in the order of the record.'
const updatedAfter = 'Changed on that day (UTC) or later. The list comes in the order of changes.'
const bbox =
  'West, south, east, north in degrees. What intersects the box by its shape; west greater than east crosses the antimeridian.'
const exampleUuid = Uuid.parse('0d1aa153-b422-54c2-9f30-80822eca8fac')
const lifts = 'Lifts the default of `status`.'

export const areaParameters: ParameterWords<AreaQuery> = {
  category_id: { description: 'Of any of these kinds.', example: [1, 2] },
  country_id: { description: 'In any of these countries; `none`: in none.', example: [276] },
  q: {
    description: 'Any part of the name, in any of its languages; letter case and diacritics don’t count.',
    example: 'marsh',
  },
  updated_after: { description: updatedAfter, example: '2026-05-01' },
  bbox: { description: bbox, example: [13, 48.7, 14, 49.3] },
  id: { description: 'Any of these areas, by their `id`, as vector tiles have it.', example: [12, 15] },
  fields: { description: fields, example: ['uuid', 'name', 'geometry'] },
}

export const closureParameters: ParameterWords<ClosureQuery> = {
  status: {
    description:
      'Of any of these statuses. Without it and without any filter that lifts this default: `current,upcoming`.',
    example: ['current'],
  },
  type: { description: 'Of any of these types.', example: ['closure'] },
  reason_id: { description: 'For any of these reasons.', example: [1] },
  activity_id: { description: 'That concern any of these activities.', example: [4, 5] },
  source_id: { description: 'From any of these sources.', example: [1] },
  source_kind: { description: 'From any of these kinds of source.', example: ['authority'] },
  starts_after: {
    description: `\`start_on\` is that day or later. One without a beginning never matches. ${lifts}`,
    example: '2026-03-01',
  },
  starts_before: {
    description: `\`start_on\` is that day or earlier. One without a beginning always matches. ${lifts}`,
    example: '2026-07-31',
  },
  ends_after: {
    description: `\`end_on\` is that day or later. “Until further notice” always matches. ${lifts}`,
    example: '2026-05-01',
  },
  ends_before: {
    description: `\`end_on\` is that day or earlier. “Until further notice” never matches. ${lifts}`,
    example: '2026-12-31',
  },
  active_on: {
    description: `Some of its daily windows overlaps that day at its place. ${lifts}`,
    example: '2026-05-15',
  },
  updated_after: { description: `${updatedAfter} ${lifts}`, example: '2026-05-01' },
  q: {
    description: 'Any part of the name, the purpose or the description; letter case and diacritics don’t count.',
    example: 'peregrine',
  },
  bbox: { description: `${bbox} One without a place never matches.`, example: [13, 48.7, 14, 49.3] },
  protected_area_uuid: {
    description:
      'Of any of these areas: that name it in `protected_area_uuids`, or that name no area and whose own shape intersects it.',
    example: [exampleUuid],
  },
  geometry_from: {
    description:
      'Whose place comes from their own shape (`own`), from their areas (`areas`), or from nothing (`none`): they have neither a shape nor an area that the service knows.',
    example: ['none'],
  },
  fields: { description: fields, example: ['uuid', 'name', 'begins_at', 'finishes_at'] },
}

const { fields: _, ...filters } = closureParameters

export const summaryParameters: ParameterWords<SummaryQuery> = {
  ...filters,
  at: {
    description:
      'What statuses are told for: a day from 0003-01-01 to 9997-12-31 (or `today`, `tomorrow`, `weekend`) with or without a time, by the clocks of each place. A day alone is its morning at 10:00; where it is later than that there, the present. Without it, now.',
    example: { day: '2026-05-01', time: '09:00' },
  },
  by: {
    description: 'Counts by area, and by the cells of the grid of map tiles at `zoom`, beside.',
    example: ['area'],
  },
  zoom: { description: 'Which grid `by=cell` counts by: 2 to the power of it cells from west to east.', example: 8 },
}

export const rankedParameters: ParameterWords<RankedQuery> = {
  ...closureParameters,
  at: summaryParameters.at,
  display_status: {
    description: `Shown in any of these ways: by status, type, whether they bind and are in force. ${lifts}`,
    example: ['closed-now', 'advice-now'],
  },
}

export const drawnParameters: ParameterWords<DrawnQuery> = {
  bbox: { description: 'West, south, east, north in degrees; the world unless said.', example: [13, 48.7, 14, 49.3] },
  zoom: { description: 'The zoom of the tiles, whole; the lowest unless said.', example: 5 },
}

export const wildlifeParameters: ParameterWords<WildlifeQuery> = {
  updated_after: { description: updatedAfter, example: '2026-05-01' },
  fields: { description: fields, example: ['uuid', 'name'] },
}

export const organisationParameters: ParameterWords<OrganisationQuery> = {
  updated_after: { description: updatedAfter, example: '2026-05-01' },
  fields: { description: fields, example: ['id', 'name'] },
}

export const deletedParameters: ParameterWords<DeletedQuery> = {
  date: {
    description: 'Deleted after that day (UTC), which itself does not count.',
    example: '2026-05-01',
  },
}

export const groundPlaceParameters: ParameterWords<GroundPlaceQuery> = {
  q: {
    description:
      'A name in any of its languages or the sign of a route, or any part of it; may be with a letter or two wrong.',
    example: 'Comapedrosa',
  },
  kind: { description: 'Of any of these kinds.', example: ['peak', 'hut'] },
  bbox: {
    description: 'West, south, east, north in degrees. Of ways, what their box intersects.',
    example: [1.4, 42.4, 1.8, 42.7],
  },
  near: {
    description: 'Longitude and latitude in degrees. Of what fits as well, what is nearer comes first.',
    example: [1.5, 42.6],
  },
  limit: { description: 'How many at most.', example: 10 },
}
