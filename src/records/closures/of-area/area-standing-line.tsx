import { useMemo } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { timesAlone } from '#contract/standing/sentence-lines.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { Tone } from '#core/signs/tone.tsx'
import { areaStanding, closuresByArea, type AreaStanding } from './area-standing.ts'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/** How areas stand by the closures in view, whatever the filters are; null for one that none of them names. */
export function useAreaStandings(): (uuid: Uuid) => AreaStanding | null {
  const { data } = useClosuresInView()
  const byArea = useMemo(() => data && closuresByArea(data), [data])
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
  const words = useWords()
  switch (displayStatus) {
    case 'closed-now':
      return words.inForce
    case 'advice-now':
      return words.avoid
    case 'zone-unknown':
      return words.closures
    case 'closed-other-hours':
    case 'advice-other-hours':
      return state?.isNow === false ? words.notThen : words.notNow
    case 'upcoming-closure':
      return words.upcoming
    case 'upcoming-advice':
      return words.avoidLater
    case 'notice':
      return words.notices
    case 'upcoming-notice':
      return words.upcomingNotices
    case 'expired':
      return words.expired
  }
}

const numbered = (one: string, many: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

const useWords = lateWords({
  en: {
    closures: numbered('closure', 'closures'),
    inForce: numbered('closure in force', 'closures in force'),
    avoid: (n: number) => (n === 1 ? 'Please avoid 1 place' : `Please avoid ${n} places`),
    notNow: numbered('closure, not in force now', 'closures, not in force now'),
    notThen: numbered('closure, not in force', 'closures, not in force'),
    upcoming: numbered('upcoming closure', 'upcoming closures'),
    avoidLater: numbered('place to avoid later', 'places to avoid later'),
    upcomingNotices: numbered('upcoming notice', 'upcoming notices'),
    notices: numbered('notice', 'notices'),
    expired: numbered('expired closure', 'expired closures'),
  },
  de: {
    closures: numbered('Sperrung', 'Sperrungen'),
    inForce: numbered('Sperrung gilt', 'Sperrungen gelten'),
    avoid: (n: number) => (n === 1 ? 'Bitte 1 Ort meiden' : `Bitte ${n} Orte meiden`),
    notNow: numbered('Sperrung, gilt gerade nicht', 'Sperrungen, gelten gerade nicht'),
    notThen: numbered('Sperrung, gilt dann nicht', 'Sperrungen, gelten dann nicht'),
    upcoming: numbered('künftige Sperrung', 'künftige Sperrungen'),
    avoidLater: numbered('Ort künftig zu meiden', 'Orte künftig zu meiden'),
    upcomingNotices: numbered('künftiger Hinweis', 'künftige Hinweise'),
    notices: numbered('Hinweis', 'Hinweise'),
    expired: numbered('abgelaufene Sperrung', 'abgelaufene Sperrungen'),
  },
})
