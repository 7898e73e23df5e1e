import type { ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { usePrintMessages } from './messages.ts'
import styles from './long-print.module.css'

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

/** A button of a step of a long print. */
export function StepButton({ onAct, children }: { readonly onAct: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.act} onClick={onAct}>
      {children}
    </button>
  )
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return <StepButton onAct={onCancel}>{usePrintMessages().doNotPrint}</StepButton>
}
