import { useMemo } from 'react'
import type { Uuid } from '#contract/ids.ts'
import type { Severity } from '#contract/status/severity.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Tone, type ToneName } from '#core/ui/signs/tone.tsx'
import { areaStanding, closuresByArea, type AreaStanding } from './area-standing.ts'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { statusWords } from '../status-words/status-words.ts'

/** How areas stand by the closures in view, whatever the filters are; null for one that none of them names. */
export function useAreaStandings(): (uuid: Uuid) => AreaStanding | null {
  const { data } = useClosuresInView()
  const byArea = useMemo(() => data && closuresByArea(data), [data])
  return (uuid) => areaStanding(byArea?.get(uuid) ?? [])
}

const TONES: Readonly<Record<Severity, ToneName>> = {
  binding_in_force: 'current',
  voluntary_in_force: 'current',
  binding_current: 'plain',
  voluntary_current: 'plain',
  upcoming: 'upcoming',
  notice: 'notice',
  expired: 'expired',
}

/** "1 closure in force: Eagle cliff · until 06:00 · again 20:00": an area is more than what is closed in it. */
export function AreaStandingLine({ standing }: { readonly standing: AreaStanding }) {
  const { severity, count, name, state } = standing
  const rest = useTimes(state)
  const lead = useLead(standing)
  return (
    <>
      <Tone tone={TONES[severity]}>{lead(count)}</Tone>
      {name !== null && `: ${name}`}
      {rest !== '' && ` · ${rest}`}
    </>
  )
}

/** The times alone: in the words of a notice, which says of nothing that it is closed. */
function useTimes(state: ClosureState | null): string {
  const messages = useMessages()
  const language = useLanguage()
  if (state === null) return ''
  return statusWords({ ...state, record: { ...state.record, type: 'notice' } }, language, messages).rest
}

function useLead({ severity, isCertain, state }: AreaStanding): (count: number) => string {
  const words = useWords()
  switch (severity) {
    case 'binding_in_force':
      return isCertain ? words.inForce : words.closures
    case 'voluntary_in_force':
      return words.avoid
    case 'binding_current':
    case 'voluntary_current':
      return state?.isNow === false ? words.notThen : words.notNow
    case 'upcoming':
      return words.upcoming
    case 'notice':
      return words.notices
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
    notices: numbered('Hinweis', 'Hinweise'),
    expired: numbered('abgelaufene Sperrung', 'abgelaufene Sperrungen'),
  },
})
