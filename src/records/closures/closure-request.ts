import type { Moment } from '#contract/standing/when.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import { useClosureFilter } from './filters/closure-filter.ts'
import { endedSince } from './reach.ts'
import { useTimelineWindow } from './timeline/timeline-window.ts'

/** What a closure list asks for of the view, whatever it is narrowed by. */
export function useClosureRequest(moment: Moment) {
  const view = useView()
  const { filter, narrowing } = useClosureFilter()
  // In some zone it is another day by one; what is asked for reaches back further than that.
  const timeline = useTimelineWindow('UTC')
  return {
    box: useQueryBox(),
    endedSince: endedSince(moment, filter.status.includes('expired'), narrowing, timeline?.from),
    enabled: view !== null,
  }
}
