import type { ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { usePrintMessages } from './messages.ts'
import styles from './long-print.module.css'

/** More pages than this are asked for once more. */
export const MANY_PAGES = 300

interface AskProps {
  readonly pages: number
  readonly onPrint: () => void
  readonly onCancel: () => void
  /** Another way to take it along. */
  readonly children?: ReactNode
}

/** Asks whether so many pages are wanted. */
export function AskForPages({ pages, onPrint, onCancel, children }: AskProps) {
  const words = usePrintMessages()
  return (
    <div className={styles.step}>
      <p role="status">{words.manyPages(roughly(pages))}</p>
      <StepButton onAct={onPrint}>{words.printAll}</StepButton>
      {children}
      <Cancel onCancel={onCancel} />
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
