import type { Uuid } from '#contract/ids.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { timesAlone } from '#contract/standing/sentence-lines.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { Tone } from '#core/signs/tone.tsx'
import { areaStanding, closuresByArea, type AreaStanding } from './area-standing.ts'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/** How areas stand by the closures in view, whatever the filters are; null for one that none of them names. */
export function useAreaStandings(): (uuid: Uuid) => AreaStanding | null {
  const { data } = useClosuresInView()
  const byArea = data && closuresByArea(data)
  return (uuid) => areaStanding(byArea?.get(uuid) ?? [])
}

/** "1 closure in force: Eagle cliff · until 06:00 · again 20:00": an area is more than what is closed in it. */
export function AreaStandingLine({ standing }: { readonly standing: AreaStanding }) {
  const { displayStatus, count, name, state } = standing
  const rest = useTimes(state)
  const lead = useLead(standing)
  return (
    <>
      <Tone tone={toneOf(displayStatus)}>{lead(count)}</Tone>
      {name !== null && `: ${name}`}
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
