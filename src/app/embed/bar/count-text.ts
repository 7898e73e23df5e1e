import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useFilters } from '../../filter-panel/use-filters.ts'
import { worstCountsFirst } from './counts.ts'
import { useEmbedMessages } from '../messages.ts'
import type { EmbedMessages } from '../messages/en.ts'

/** What is counted, to stand after the number; of another moment than the present nothing is now. */
export function countName(status: DisplayStatus, isNow: boolean, { counts }: EmbedMessages): (count: number) => string {
  return counts[status === 'closed-now' && !isNow ? 'closed' : status]
}

/** How many closures and notices the map shows, as text: "3 closed now, 1 upcoming". */
export function useCountText(): string {
  const words = useEmbedMessages()
  const { app, list } = useMessages()
  const language = useLanguage()
  const isNow = useMoment().when === 'now'
  const told = useToldNumber()
  const loaded = useClosuresInView()
  const { data } = loaded
  const [q] = useTextFilter()
  const isOfArea = useClosureFilter().isOfAreasAlone && q === ''
  const isNarrowed = useFilters().count > 0
  if (isNotLoaded(loaded)) return list.notLoaded
  if (data === undefined) return app.loading
  const counts = worstCountsFirst(data.shown)
  if (counts.length === 0) return !isOfArea && (isNarrowed || data.hidden > 0) ? list.noneMatch : list.noneHere
  return counts
    .map(({ status, count }) => `${told(formatNumber(language, count))} ${countName(status, isNow, words)(count)}`)
    .join(', ')
}
