import { useMemo } from 'react'
import type { Geometry } from 'geojson'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { timesAlone } from '#contract/standing/sentence-lines.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { Tone } from '#core/signs/tone.tsx'
import { isOfArea } from './is-of-area.ts'
import { useAreaCounts } from './area-counts.ts'
import { standingOf, type AreaStanding } from './area-standing.ts'
import type { ClosureState } from '../closure-state.ts'
import { drawnIn, useClosuresInView } from '../closures-in-view.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/**
 * How areas stand by their own closures, wherever the map looks and whatever the filters are; null for one without. The
 * service says how many these are: where all of them are in view, their names and times are told too.
 */
export function useAreaStandings(): (area: AreaRecord) => AreaStanding | null {
  const { data } = useClosuresInView()
  const counts = useAreaCounts()
  const states = useMemo(() => (data === undefined ? [] : Object.values(drawnIn(data)).flat()), [data])
  return ({ uuid, bbox = null, geometry: shape = null }) => {
    const inView = states.filter(({ record, status }) => status !== 'expired' && isNear(record, uuid, bbox, shape))
    const own = counts?.[uuid]
    if (counts === undefined || own?.count === inView.length) return standingOf({ states: inView })
    return own === undefined ? null : standingOf({ counts: own })
  }
}

function isNear(record: ClosureRecord, uuid: Uuid, box: BBox | null, shape: Geometry | null): boolean {
  if (box === null) return record.protected_area_uuids?.includes(uuid) ?? false
  return isOfArea(record, { uuid, box, shape })
}

/** "1 closure in force: Eagle cliff · until 06:00 · again 20:00": an area is more than what is closed in it. */
export function AreaStandingLine({ standing }: { readonly standing: AreaStanding }) {
  const { displayStatus, count, name, state } = standing
  const shownName = useShownName()
  const rest = useTimes(state)
  const lead = useLead(standing)
  return (
    <>
      <Tone tone={toneOf(displayStatus)}>{lead(count)}</Tone>
      {name !== null && `: ${state === null ? name : shownName(state.record)}`}
      {rest !== '' && ` · ${rest}`}
    </>
  )
}

function useTimes(state: ClosureState | null): string {
  const options = useSentenceOptions(state ?? { isNow: true })
  return state === null ? '' : timesAlone(state.record, state, options)
}

function useLead({ displayStatus, state }: AreaStanding): (count: number) => string {
  const { areaStanding: words, facts } = useCardMessages()
  switch (displayStatus) {
    case 'closed-now':
      return words.inForce
    case 'advice-now':
      return words.avoid
    case 'zone-unknown':
      return words.closures
    case 'closed-other-hours':
    case 'advice-other-hours':
      return state?.isNow === false ? words.notThen : facts.counts.otherHours
    case 'upcoming-closure':
      return facts.counts.upcoming
    case 'upcoming-advice':
      return words.avoidLater
    case 'notice':
      return facts.counts.notices
    case 'upcoming-notice':
      return words.upcomingNotices
    case 'expired':
      return words.expired
  }
}
