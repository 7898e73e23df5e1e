import * as z from 'zod/mini'
import * as sentences from '#contract/error-sentences.ts'
import { boxCentre } from '#contract/geo/box.ts'
import { ChoiceCounts, choiceTest } from '#contract/counts/choice-counts.ts'
import type { ClosureTraits } from '#contract/counts/closure-traits.ts'
import { AreaCounts, CellCounts, Counts } from '#contract/counts/counts.ts'
import { compareRanked, firstAfter, readRankPlace, writeRankPlace, type Ranked } from '#contract/counts/rank-place.ts'
import { zoneClock } from '#contract/counts/zone-clock.ts'
import { parsePageRequest } from '#contract/list.ts'
import { paths } from '#contract/paths.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { rankedQuery } from '#contract/query/ranked-query.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import { CLOSURE_DEFAULT_FIELDS, STATUSES } from '#contract/records/closure.ts'
import { Lookup } from '#contract/records/lookups.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import type { Weight } from '#contract/standing/order.ts'
import { standingAt } from '#contract/standing/standing.ts'
import type { When } from '#contract/standing/when.ts'
import { concernedBy } from '#contract/vocabulary/activity-implications.ts'
import { documentKey } from '../download/documents.ts'
import { closureFields } from './closures.ts'
import { areasOf, selectClosures } from './closure-selection.ts'
import { isPartlyKnown, isWithinReach, json, queryIn, refusal, type Asked } from './context.ts'
import type { HeldClosure } from './held.ts'
import { linkAfter, placeIn } from './page.ts'
import type { PackedData } from './packed-data.ts'

/** How many closures each choice of each filter would give. */
export function summarize(asked: Asked): Response | null {
  const query = queryIn(asked, summaryQuery)
  if (query instanceof Response) return query
  const { at = 'now', by = [], zoom, ...filters } = query
  if (!isWithinReach(asked.data, filters.bbox)) return null
  if (by.includes('cell') && zoom === undefined) return refusal(asked, 400, { zoom: [sentences.cellZoom] })
  const names = activityNames(asked.data)
  const choices = new ChoiceCounts(filters, { concernedBy: (ids) => concernedBy(ids, names) })
  const [all, areas, cells] = [new Counts(), new AreaCounts(), new CellCounts(zoom ?? 0)]
  const matches = choiceTest(filters)
  for (const { closure, traits, weight } of weighed(asked, filters, at)) {
    choices.add(traits, weight.displayStatus, 1)
    if (!matches(traits, weight.displayStatus)) continue
    const of = by.includes('area') ? areasOf(asked.data, closure) : []
    areas.add(
      of.filter((uuid) => filters.protected_area_uuid?.includes(uuid) ?? true),
      traits,
      weight,
    )
    cells.add(traits, weight)
    all.add(traits, weight)
  }
  const beside = {
    ...(by.includes('area') && { areas: areas.result }),
    ...(by.includes('cell') && { cells: cells.result }),
  }
  return json(asked, { ...choices.result, worst: all.worst, ...beside })
}

/** Closures by how they stand, the worst first. */
export function worstFirst(asked: Asked): Response | null {
  const query = queryIn(asked, rankedQuery)
  if (query instanceof Response) return query
  const { at = 'now', fields = CLOSURE_DEFAULT_FIELDS, display_status: shown, ...given } = query
  if (!isWithinReach(asked.data, given.bbox)) return null
  const filters = shown === undefined ? given : { status: STATUSES, ...given }
  const after = placeIn(asked.url)
  if (after === 'foreign') return null
  const place = after && readRankPlace(after.text)
  if (after !== null && place === null) return refusal(asked, 400, { after: [sentences.after] })
  const begun = { ...asked, now: place?.now ?? asked.now }
  const matches = choiceTest(filters)
  const isShown = new Set(shown ?? DISPLAY_STATUSES)
  const ranked = weighed(begun, filters, at)
    .filter(({ traits, weight }) => isShown.has(weight.displayStatus) && matches(traits, weight.displayStatus))
    .map(({ closure, weight }): RankedClosure => ({ ...weight, id: closure.number, closure }))
    .toSorted(compareRanked)
  const { pageSize } = parsePageRequest(asked.url.searchParams)
  const from = place === null ? 0 : firstAfter(ranked, place.last)
  const page = ranked.slice(from, from + pageSize)
  const last = from + pageSize < ranked.length ? page.at(-1) : undefined
  const isPartial = isPartlyKnown(asked.data, filters.bbox)
  const envelope = {
    count: ranked.length,
    next: last === undefined ? null : linkAfter(asked.url, writeRankPlace({ last, now: begun.now })),
    previous: null,
    results: page.map(({ closure }) => closureFields(closure, fields, asked.now)),
    ...(isPartial && { partial: true }),
  }
  return json(asked, envelope, isPartial)
}

interface RankedClosure extends Ranked {
  readonly closure: HeldClosure
}

interface Weighed {
  readonly closure: HeldClosure
  readonly traits: ClosureTraits
  readonly weight: Weight
}

/** The closures that all filters but those of choices mean, and how they stand at a moment. */
function weighed({ data, now }: Asked, filters: ClosureFilters, when: When): readonly Weighed[] {
  const { type: _, reason_id: __, activity_id: ___, source_id: ____, source_kind: _____, ...others } = filters
  const clock = zoneClock({ when, now })
  return selectClosures(data, { ...others, status: STATUSES }, now).map((closure) => {
    const { zone, instant } = clock(closure.record.time_zone ?? '')
    const { displayStatus, begin } = standingAt(closure.record, zone, instant)
    return { closure, traits: traitsOf(closure), weight: { displayStatus, begin } }
  })
}

/** What a service does not tell is what a service would have it to be. */
function traitsOf({ number, record }: HeldClosure): ClosureTraits {
  return {
    id: number,
    uuid: record.uuid,
    type: record.type ?? 'closure',
    is_binding: record.is_binding ?? true,
    reason_id: record.reason_id ?? null,
    source_id: record.source_id ?? 0,
    source_kind: record.source_kind ?? 'authority',
    activity_ids: record.activity_ids ?? [],
    protected_area_uuids: record.protected_area_uuids ?? [],
    start_on: record.start_on ?? null,
    end_on: record.end_on ?? null,
    daytime_start: record.daytime_start ?? null,
    daytime_end: record.daytime_end ?? null,
    time_zone: record.time_zone ?? '',
    place: record.bbox == null ? null : boxCentre(record.bbox),
  }
}

function activityNames({ documents }: PackedData): ReadonlyMap<number, Lookup> {
  const entries = z.array(Lookup).safeParse(documents.get(documentKey(paths.activities, 'en')))
  return new Map((entries.data ?? []).map((entry) => [entry.id, entry]))
}
