import { useState } from 'react'
import { useHereWords } from './words/words.ts'

/** Copies a text; the label says what became of that. */
export function useCopy(text: string): { readonly label: string; readonly copy: () => void } {
  const words = useHereWords()
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly copied: boolean } | null>(null)
  const copy = () => {
    // Without a secure context there is no clipboard at all.
    const writing = Promise.resolve().then(() => navigator.clipboard.writeText(text))
    writing.then(
      () => setOutcome({ text, copied: true }),
      () => setOutcome({ text, copied: false }),
    )
  }
  if (outcome?.text !== text) return { label: words.copy, copy }
  return { label: outcome.copied ? words.copied : words.notCopied, copy }
}
