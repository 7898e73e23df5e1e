import { useId, type ComponentProps, type ReactNode } from 'react'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import type { ShareReach } from './share-open.ts'
import type { Subject } from './subject.ts'
import { useShareMessages } from './messages.ts'
import styles from './part.module.css'

/** A way to take something along: its name, and what it needs. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** One of a few ways, in words, beside each other. */
export function Choice<T extends string | null>(props: Omit<ComponentProps<typeof RadioChoice<T>>, 'className'>) {
  return <RadioChoice {...props} className={styles.choice} />
}

interface ReachProps {
  readonly label: string
  /** The record whose card is open: without one there is no choice. */
  readonly subject: Subject | null
  readonly chosen: ShareReach
  readonly onChoose: (reach: ShareReach) => void
}

/** Whether one record is taken along or all that is shown. */
export function ReachChoice({ subject, ...choice }: ReachProps) {
  const { reach } = useShareMessages()
  if (subject === null) return null
  const record = { value: 'record', label: reach[subject.selection.kind] } as const
  return <Choice {...choice} options={[record, { value: 'view', label: reach.view }]} />
}
