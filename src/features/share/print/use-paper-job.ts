import { useState } from 'react'
import { partOf, partsOf, type Part } from '#core/ui/print/parts.ts'
import type { ShareReach } from '../share-open.ts'
import { rowsOf, type Whole } from './whole/whole.ts'

/** A list that was read: it is printed at once, or, where it is too long for that, once a part of it is chosen. */
interface ListJob {
  readonly reach: 'whole'
  readonly whole: Whole
  readonly part: Part | null
  /** The numbers of the parts that were handed to the print dialog. */
  readonly sent: ReadonlySet<number>
}

/** What is to be on paper: a page of the record or of the view, or all of the view’s list, which is read first. */
type Asked = { readonly reach: ShareReach } | { readonly reach: 'reading' } | ListJob

/** What a visitor wants on paper, and how far it is. */
export interface PaperJob {
  readonly asked: Asked | null
  /** How often something was asked for: each page is as of its time. */
  readonly times: number
  /** A list that is too long to be printed at once. */
  readonly inParts: ListJob | null
  readonly isMaking: boolean
  readonly isReady: boolean
  readonly ask: (next: Asked) => void
  readonly askForList: (whole: Whole) => void
  readonly tellReady: () => void
  /** Nothing is printed any more; of a list in parts, not this part. */
  readonly cancel: () => void
  readonly end: () => void
}

/** One job for the printer at a time. */
export function usePaperJob(): PaperJob {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [times, setTimes] = useState(0)
  const [isReady, setReady] = useState(false)
  const inParts = asked?.reach === 'whole' && partsOf(rowsOf(asked.whole)) > 1 ? asked : null
  const ask = (next: Asked) => {
    setReady(false)
    setAsked(next)
    setTimes(times + 1)
  }
  return {
    asked,
    times,
    inParts,
    isMaking: asked !== null && asked.reach !== 'reading' && !(asked.reach === 'whole' && asked.part === null),
    isReady,
    ask,
    askForList: (whole) => {
      const first = partOf(rowsOf(whole), 1)
      ask({ reach: 'whole', whole, part: first.of === 1 ? first : null, sent: new Set() })
    },
    tellReady: () => {
      setReady(true)
      if (inParts?.part != null) setAsked({ ...inParts, sent: new Set([...inParts.sent, inParts.part.number]) })
    },
    cancel: () => setAsked(inParts === null ? null : { ...inParts, part: null }),
    end: () => setAsked(null),
  }
}
