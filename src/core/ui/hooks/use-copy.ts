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

/** What came of copying a text. */
export type Copied = 'nothing' | 'copied' | 'refused'

/** Copying a text; a field with it is selected for the visitor to copy where the browser refuses. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(text: string) {
  const field = useRef<Field>(null)
  const [last, setLast] = useState<{ readonly text: string; readonly outcome: Copied } | null>(null)
  const copy = async () => {
    const done = await copyText(text)
    setLast({ text, outcome: done ? 'copied' : 'refused' })
    if (!done) requestAnimationFrame(() => field.current?.select())
  }
  const outcome = last?.text === text ? last.outcome : 'nothing'
  return { field, outcome, copy: () => void copy() }
}
