import { useMemo } from 'react'
import type { Geometry } from 'geojson'
import { boxHolds } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { timesAlone } from '#contract/standing/sentence-lines.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { Tone } from '#core/signs/tone.tsx'
import { isOfArea } from './is-of-area.ts'
import { useAreaCounts } from './area-counts.ts'
import { standingOf, type AreaStanding } from './area-standing.ts'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/**
 * How areas stand by their own closures, wherever the map looks and whatever the filters are; null for one without. The
 * service says how many these are: where all of them are in view, their names and times are told too. Where it does not,
 * they are at least those that were read.
 */
export function useAreaStandings(): (area: AreaRecord) => AreaStanding | null {
  const { data } = useClosuresInView()
  const counts = useAreaCounts()
  const states = useMemo(() => (data === undefined ? [] : Object.values(data.drawn).flat()), [data])
  return ({ uuid, bbox = null, geometry: shape = null }) => {
    const inView = states.filter(({ record, status }) => status !== 'expired' && isNear(record, uuid, bbox, shape))
    const own = counts?.[uuid]
    if (counts === undefined) return standingOf({ states: inView, isWhole: hasAllWithin(data, bbox) })
    if (own?.count === inView.length) return standingOf({ states: inView, isWhole: true })
    return own === undefined ? null : standingOf({ counts: own })
  }
}

/** Whether all closures of an area are known, so that an area without one has none. */
export function useIsWholeFor(): (area: AreaRecord) => boolean {
  const { data } = useClosuresInView()
  const isCounted = useAreaCounts() !== undefined
  return ({ bbox = null }) => isCounted || hasAllWithin(data, bbox)
}

/** Whether everything that lies in a box was read; null: the place is not known. */
function hasAllWithin(data: ClosuresInView | undefined, box: BBox | null): boolean {
  if (data === undefined || data.beyondLimit !== null) return false
  return data.box === null || (box !== null && boxHolds(data.box, box))
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
  const told = useTold(standing)
  const lead = useLead(standing)
  return (
    <>
      <Tone tone={toneOf(displayStatus)}>{told(lead(count))}</Tone>
      {name !== null && (
        <>
          {': '}
          <SourceText>{state === null ? name : shownName(state.record)}</SourceText>
        </>
      )}
      {rest !== '' && ` · ${rest}`}
    </>
  )
}

/** A text about the count, which is told as the least where it is no more. */
function useTold({ count, isAtLeast }: AreaStanding): (text: string) => string {
  const { list } = useMessages()
  const number = formatNumber(useLanguage(), count)
  return (text) => (isAtLeast ? text.replace(number, list.atLeast(number)) : text)
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
