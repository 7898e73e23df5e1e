import type { ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import line from '../busy.module.css'
import styles from './list.module.css'

interface Props {
  /** Whether newer rows are on their way; the old ones stay meanwhile. */
  readonly busy: boolean
  /** How many grey rows stand in for rows that have never been loaded. */
  readonly rows?: number
  readonly children?: ReactNode
}

/** A scrolling list: `Rows`, and what is to be said of them. */
export function List({ busy, rows = 0, children }: Props) {
  return (
    <div className={`${styles.list} ${busy ? line.busy : ''}`} aria-busy={busy} data-rows="">
      {children}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.pending} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}

/** A remark at the end of a list. */
export function ListNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

/** What a list says that has nothing to show. */
export function EmptyNote({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}

/** What a list says whose rows could not be loaded; `isFollowed`: it still shows those from before. */
export function NotLoaded({ isFollowed }: { readonly isFollowed: boolean }) {
  const { list } = useMessages()
  return <EmptyNote title={list.notLoaded}>{isFollowed ? list.loadedBefore : undefined}</EmptyNote>
}

/** A list that has nothing but that it could not be loaded. */
export function NoRows() {
  return (
    <List busy={false}>
      <NotLoaded isFollowed={false} />
    </List>
  )
}

/** In place of a number that is not known. */
export const NO_NUMBER = '–'
