import { twoLines } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { plainSentence } from '#contract/plain-sentence/plain-sentence.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { CardField } from '#core/ui/card/card.tsx'
import { ReadAloud } from '#core/ui/speech/read-aloud.tsx'
import { useActivityNames, useReasonName } from '../card/closure-terms.ts'
import type { ClosureState } from '../closure-state.ts'
import { useSentenceOptions } from '../sentence-options.ts'
import { useSentenceMessages } from './messages.ts'

interface Props {
  readonly state: ClosureState
  /** What its areas are called, as far as that is known. */
  readonly areas: readonly string[]
}

/** A closure in one sentence, which can be read aloud; nothing until all is known that it names. */
export function ClosureSentence({ state, areas }: Props) {
  const { plain, inShort } = useSentenceMessages()
  const language = useLanguage()
  const shownName = useShownName()
  const options = useSentenceOptions(state)
  const { record } = state
  const activities = useActivityNames()(record)
  const reason = useReasonName()(record)
  const isKnown =
    activities.length === (record.activity_ids?.length ?? 0) && (record.reason_id == null || reason !== null)
  if (!isKnown) return null
  const name = shownName(record)
  const sentence = plainSentence(
    { ...record, name, status: state.status },
    { activities, reason, areas },
    language,
    plain,
  )
  const { title, note } = twoLines(sentenceOf(record, state, options))
  const aloud = [name, title, note, sentence].filter((part) => part !== '').map((part) => part.replaceAll(' · ', ', '))
  return (
    <CardField label={inShort}>
      <p>{sentence}</p>
      <ReadAloud text={aloud.join('. ')} />
    </CardField>
  )
}
