import { oneLine } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { Tone } from '#core/signs/tone.tsx'
import type { ClosureState } from '../closure-state.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/** How a closure stands, in one line: "Closed now · until 06:00 · again 20:00". */
export function StatusLine({ state }: { readonly state: ClosureState }) {
  const sentence = sentenceOf(state.record, state, useSentenceOptions(state))
  const { lead, rest } = oneLine(sentence)
  return (
    <>
      <Tone tone={sentence.tone}>{lead}</Tone>
      {rest !== '' && ` · ${rest}`}
    </>
  )
}
