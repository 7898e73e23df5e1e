import { useMemo } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useMoment } from '#core/clock/moment.ts'
import { instantAt, wallTimeAt } from '#contract/standing/when.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { zoneOfMost } from '../zone-of-most.ts'
import { barsWithin, entriesOf } from './bars.ts'
import { useWindowCount } from './counted-window.ts'
import { useTimelineWindow, type TimelineWindow } from './timeline-window.ts'
import { latestWallAt, wallOf } from './wall.ts'

export type ShownTimeline = ReturnType<typeof useShownTimeline>

const NONE: readonly ClosureState[] = []

/** What the open timeline shows: its days, the moment on the clock that most of its places keep, and the closures. */
export function useShownTimeline() {
  const loaded = useClosuresInView()
  const { data, isFetching, isOutdated } = loaded
  const { timeZone } = useAppConfig()
  const moment = useMoment()
  const states = data?.ofAnyStatus ?? NONE
  const zoneHere = useMemo(() => zoneOfMost(states.flatMap(({ zone }) => zone ?? [])), [states])
  const zone = zoneHere ?? timeZone ?? deviceTimeZone()
  const window = useSteady(useTimelineWindow(zone))
  const barsIn = useMemo(() => window && barsWithin(window), [window])
  const entries = useMemo(
    () => (barsIn === null ? [] : entriesOf(states, barsIn, moment.now)),
    [states, barsIn, moment.now],
  )
  // There are more closures in view than were read.
  const isCut = data?.beyondLimit != null
  const counted = useWindowCount(window, isCut && data.found === null)
  return {
    window,
    zone,
    moment,
    wall: wallOf(wallTimeAt(moment, zone)),
    /** Where the marker of the moment lies, as that of each row. */
    markedWall: latestWallAt(zone, instantAt(moment, zone)),
    entries,
    isRead: data !== undefined,
    hasFailed: isNotLoaded(loaded),
    isBusy: isFetching && isOutdated,
    isCut,
    /** The same as the service counts it, where not all were read. */
    counted,
  }
}

/** The same object for as long as it says the same. */
function useSteady(window: TimelineWindow | null): TimelineWindow | null {
  const { horizon, from, to } = window ?? { horizon: null, from: '', to: '' }
  return useMemo(() => (horizon === null ? null : { horizon, from, to }), [horizon, from, to])
}
