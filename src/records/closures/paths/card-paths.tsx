import { pathLines, pathsSentence } from '#contract/ground/path-words.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardField } from '#core/ui/card/card.tsx'
import { Disclosure } from '#core/ui/disclosure.tsx'
import type { ClosureState } from '../closure-state.ts'
import { usePathMessages } from './messages.ts'

/** More lines than this are folded away. */
const SHOWN = 5

/** What a closure means for the paths within it, and which they are: by name, with how much of each lies within. */
export function CardPaths({ state }: { readonly state: ClosureState }) {
  const language = useLanguage()
  const { filter } = useMessages()
  const { paths: messages } = usePathMessages()
  const names = useActivities()
  const { paths } = state.record
  const words = { language, messages }
  const sentence = pathsSentence(state, names, words)
  if (paths == null || sentence === null) return null
  const lines = pathLines(paths, words)
  const [shown, folded] = [lines.slice(0, SHOWN), lines.slice(SHOWN)]
  return (
    <CardField label={messages.label}>
      <p>{capitalised(sentence)}</p>
      <Lines lines={shown} />
      {folded.length > 0 && (
        <Disclosure title={filter.more(folded.length)}>
          <Lines lines={folded} />
        </Disclosure>
      )}
    </CardField>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
