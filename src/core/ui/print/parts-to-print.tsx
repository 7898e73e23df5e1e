import type { ReactNode } from 'react'
import { StepButton } from './long-print.tsx'
import { usePrintMessages } from './messages.ts'
import { partOf, partsOf, type Part } from './parts.ts'
import styles from './long-print.module.css'

interface Props {
  /** How many rows there are. */
  readonly rows: number
  /** How many pages they take at least. */
  readonly pages: number
  /** The numbers of the parts that were handed to the print dialog. */
  readonly sent: ReadonlySet<number>
  /** One of them is being laid out. */
  readonly isBusy: boolean
  readonly onPrint: (part: Part) => void
  readonly onEnd: () => void
  /** Another way to take it along. */
  readonly children?: ReactNode
}

/** Prints a list that is too long for one go part by part, each by a button of its own. */
export function PartsToPrint({ rows, pages, sent, isBusy, onPrint, onEnd, children }: Props) {
  const words = usePrintMessages()
  const parts = Array.from({ length: partsOf(rows) }, (_, index) => partOf(rows, index + 1))
  return (
    <div className={styles.parts}>
      <p role="status">{words.manyParts(roughly(pages), parts.length)}</p>
      <ol className={styles.numbers} aria-label={words.parts}>
        {parts.map((part) => {
          const label = words.printPart(part, sent.has(part.number))
          return (
            <li key={part.number}>
              <button
                type="button"
                className={styles.number}
                aria-label={label}
                title={label}
                aria-disabled={isBusy}
                data-sent={sent.has(part.number)}
                onClick={() => !isBusy && onPrint(part)}
              >
                {part.number}
              </button>
            </li>
          )
        })}
      </ol>
      <p role="status" className={styles.sent}>
        {sent.size > 0 && words.sentParts(sent.size, parts.length)}
      </p>
      {children}
      <StepButton onAct={onEnd}>{sent.size === 0 ? words.doNotPrint : words.done}</StepButton>
    </div>
  )
}

/** To tens: an estimate is no more exact. */
function roughly(pages: number): number {
  return Math.floor(pages / 10) * 10
}
