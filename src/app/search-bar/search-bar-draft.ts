import { useState } from 'react'
import { create } from 'zustand'
import { useTextFilter } from '#core/filters/text-filter.ts'

/** What is typed and not chosen yet; null: what is filtered by. */
export const useTypedStore = create<{ readonly typed: string | null }>(() => ({ typed: null }))
const setTyped = (typed: string | null) => useTypedStore.setState({ typed })

/** What is in the search's input, and how it changes. */
export type SearchDraft = ReturnType<typeof useSearchDraft>

/** What is in the search's input, and the list under it. */
export function useSearchDraft() {
  const [q, setQ] = useTextFilter()
  const typed = useTypedStore((state) => state.typed)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  /** Enter was pressed for the text while it was not known yet what it leads to. */
  const [isEntered, setEntered] = useState(false)
  const text = typed ?? q
  const done = () => {
    setTyped(null)
    setEntered(false)
    setActive(null)
    setOpen(false)
  }
  return {
    text,
    isOpen,
    active,
    setActive,
    isEntered,
    enter: () => setEntered(true),
    done,
    open: () => setOpen(text.trim() !== ''),
    close: () => {
      setEntered(false)
      setActive(null)
      setOpen(false)
    },
    type: (next: string) => {
      setTyped(next === '' ? null : next)
      if (next === '') setQ('')
      setEntered(false)
      setActive(null)
      setOpen(next.trim() !== '')
    },
    filterBy: () => {
      setQ(text.trim())
      done()
    },
  }
}
