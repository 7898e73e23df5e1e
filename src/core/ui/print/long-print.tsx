import type { ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { usePrintMessages } from './messages.ts'
import { partOf, partsOf, type Part } from './parts.ts'
import styles from './long-print.module.css'

interface PartsProps {
  /** How many rows there are. */
  readonly rows: number
  /** How many pages they take at least. */
  readonly pages: number
  /** The numbers of the parts that went to the printer. */
  readonly sent: ReadonlySet<number>
  /** One of them is being laid out. */
  readonly isBusy: boolean
  readonly onPrint: (part: Part) => void
  readonly onEnd: () => void
  /** Another way to take it along. */
  readonly children?: ReactNode
}

/** Prints a list that is too long for one go part by part, each by a button of its own. */
export function PrintParts({ rows, pages, sent, isBusy, onPrint, onEnd, children }: PartsProps) {
  const words = usePrintMessages()
  const parts = Array.from({ length: partsOf(rows) }, (_, index) => partOf(rows, index + 1))
  return (
    <div className={styles.parts}>
      <p>{words.manyParts(roughly(pages), parts.length)}</p>
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
                disabled={isBusy}
                data-sent={sent.has(part.number)}
                onClick={() => onPrint(part)}
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

interface ProgressProps {
  /** What is done, in words. */
  readonly words: string
  /** How much of it, from 0 to 1. */
  readonly share: number
  readonly onCancel: () => void
}

/** How far it is, and how to leave it. */
export function PrintProgress({ words, share, onCancel }: ProgressProps) {
  return (
    <div className={styles.step}>
      <progress aria-label={words} value={share} />
      <p>{words}</p>
      <Cancel onCancel={onCancel} />
    </div>
  )
}

interface FailureProps {
  readonly words: string
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** What went wrong, and what can be done. */
export function PrintFailure({ words, onRetry, onCancel }: FailureProps) {
  const { app } = useMessages()
  return (
    <div className={styles.step}>
      <p role="alert">{words}</p>
      <StepButton onAct={onRetry}>{app.retry}</StepButton>
      <Cancel onCancel={onCancel} />
    </div>
  )
}

function StepButton({ onAct, children }: { readonly onAct: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.act} onClick={onAct}>
      {children}
    </button>
  )
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return <StepButton onAct={onCancel}>{usePrintMessages().doNotPrint}</StepButton>
}

/** To tens: an estimate is no more exact. */
function roughly(pages: number): number {
  return Math.floor(pages / 10) * 10
}
