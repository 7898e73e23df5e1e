import { twoLines, viewerTimes } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { CardBand } from '#core/signs/card-band.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { ClosureState } from '../closure-state.ts'
import { useSentenceOptions } from '../sentence-options.ts'

/** How a closure stands, by the clocks of its place, and by the viewer's where these show another time. */
export function StatusBand({ state }: { readonly state: ClosureState }) {
  const { onYourClock } = useCardMessages()
  const options = useSentenceOptions(state)
  const sentence = sentenceOf(state.record, state, options)
  const { title, note } = twoLines(sentence)
  const times = viewerTimes(state, options)
  const lines = [note, times === null ? '' : onYourClock(times)]
  return (
    <CardBand
      pattern={state.displayStatus}
      icon={<StatusIcon status={state.displayStatus} size={24} />}
      title={title}
      tone={sentence.tone}
      note={lines.filter((line) => line !== '').join('\n')}
    />
  )
}
