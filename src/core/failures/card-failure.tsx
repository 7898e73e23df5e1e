import type { UseQueryResult } from '@tanstack/react-query'
import { FailureBanner } from './failure-banner.tsx'
import styles from './card-failure.module.css'

interface Props {
  readonly query: Pick<UseQueryResult, 'error' | 'dataUpdatedAt' | 'refetch'>
  /** What it means that there is nothing. */
  readonly nothing?: string
}

/** What a card, or a section of one, could not ask for, and a way to try again; nothing where all went well. */
export function CardFailure({ query: { error, dataUpdatedAt, refetch }, nothing }: Props) {
  if (error === null) return null
  return (
    <div className={styles.failure}>
      <FailureBanner error={error} loadedAt={dataUpdatedAt} nothing={nothing} onRetry={() => void refetch()} />
    </div>
  )
}
