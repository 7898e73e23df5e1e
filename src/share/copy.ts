import { useRef, useState } from 'react'

/** Puts a text on the clipboard; false where the browser refuses, as it does on a page without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** What came of the last copy. */
export type Copied = 'nothing' | 'copied' | 'refused'

/** Copying from a field, which is selected for the visitor to copy where the browser refuses. */
export function useCopy() {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Copied>('nothing')
  const copy = async (text: string) => {
    const done = await copyText(text)
    setOutcome(done ? 'copied' : 'refused')
    if (!done) requestAnimationFrame(() => field.current?.select())
  }
  return { field, outcome, copy: (text: string) => void copy(text), forget: () => setOutcome('nothing') }
}
