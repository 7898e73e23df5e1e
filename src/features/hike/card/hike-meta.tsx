import type { ReactNode } from 'react'
import { useApi } from '#core/api/api-context.ts'
import { useSourceNames } from '#core/api/lookups.ts'
import { formatDate, formatTime, zoneName } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardMeta } from '#core/ui/card/card.tsx'
import type { CheckAnswer } from '../check/check-closures.ts'
import type { LineSummary } from '../check/messages.ts'
import { REACH } from '../touch/reach.ts'
import { useProfile } from '../heights/use-profile.ts'
import type { EncountersFound } from '../use-hike-answer.ts'
import { useHikeMessages } from '../messages.ts'

const MOST_NAMES = 5

interface Props {
  readonly line: LineSummary
  readonly answer: CheckAnswer
  readonly found: EncountersFound
  /** What asks anew. */
  readonly again: ReactNode
}

/** What the answer rests on: who was asked and when, what could not be checked, how times and nearness are meant. */
export function HikeMeta({ line, answer, found, again }: Props) {
  const words = useHikeMessages()
  const { meta } = words
  const { list } = useMessages()
  const language = useLanguage()
  const api = useApi()
  const { profile, isOfMap, isUnread } = useProfile()
  const names = useSourceNames(answer.sources)
  const zone = zoneName(language, found.start, found.zone)
  const deviceZone = deviceTimeZone()
  const when = `${formatDate(language, answer.askedAt, deviceZone)}, ${formatTime(language, answer.askedAt, deviceZone)}`
  const { shapeless, unreadable, beyondLimit, isPartial, checked } = answer
  const lines = [
    profile === null ? words.ruleFlat : words.rule,
    isOfMap && meta.heightsOfMap,
    isUnread && meta.heightsUnread,
    found.isOfPlace ? words.zone(zone) : words.zoneOfDevice(zone),
    meta.reach(REACH),
    meta.asked(new URL(api.base).host, when, checked),
    names.length > 0 && meta.sources(names.join(', ')),
    shapeless.length > 0 && meta.shapeless(shapeless.length, namesOf(shapeless)),
    unreadable > 0 && list.unreadable(unreadable),
    beyondLimit !== null && meta.beyond(beyondLimit),
    isPartial && meta.partial,
    line.unreadable > 0 && meta.points(line.unreadable),
    line.pieces > 1 && meta.pieces(line.pieces),
  ]
  return (
    <CardMeta>
      {lines.map((text) => text !== false && <p key={text}>{text}</p>)}
      {again}
    </CardMeta>
  )
}

function namesOf(records: readonly { readonly name: string }[]): string {
  const names = records.slice(0, MOST_NAMES).map(({ name }) => name)
  return [...names, ...(records.length > MOST_NAMES ? ['…'] : [])].join(', ')
}
