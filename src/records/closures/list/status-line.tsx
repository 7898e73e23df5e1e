import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Tone } from '#core/ui/signs/tone.tsx'
import type { ClosureState } from '../closure-state.ts'
import { statusWords } from '../status-words/status-words.ts'

/** How a closure stands, in one line: "Closed now · until 06:00 · again 20:00". */
export function StatusLine({ state }: { readonly state: ClosureState }) {
  const messages = useMessages()
  const { lead, tone, rest } = statusWords(state, useLanguage(), messages)
  return (
    <>
      <Tone tone={tone}>{lead}</Tone>
      {rest !== '' && ` · ${rest}`}
    </>
  )
}
