import { useState } from 'react'
import { useTextFilter } from '#core/filters/text-filter.ts'

/** What is in the search's input, and how it changes. */
export type SearchDraft = ReturnType<typeof useSearchDraft>

/** What is in the search's input, and the list under it. */
export function useSearchDraft() {
  const [q, setQ] = useTextFilter()
  /** What is typed and not chosen yet; null: what is filtered by. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const text = draft ?? q
  const done = () => {
    setDraft(null)
    setActive(null)
    setOpen(false)
  }
  return {
    text,
    isOpen,
    active,
    setActive,
    done,
    open: () => setOpen(text.trim() !== ''),
    close: () => {
      setActive(null)
      setOpen(false)
    },
    type: (next: string) => {
      setDraft(next === '' ? null : next)
      if (next === '') setQ('')
      setActive(null)
      setOpen(next.trim() !== '')
    },
    filterBy: () => {
      setQ(text.trim())
      done()
    },
  }
}
