import { useId, type ComponentProps, type ReactNode } from 'react'
import { RadioChoice } from '#core/ui/radio-choice.tsx'
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
