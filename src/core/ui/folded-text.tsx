import { useState } from 'react'
import { useCardMessages } from './card/messages.ts'
import { LinkedText } from './links/linked-text.tsx'
import styles from './card/card.module.css'

/** Characters and lines of which a text shows all. */
const [SHORT, FEW] = [420, 9]

/** A text as its source wrote it, with its line breaks; of a long one the beginning, and a button for the rest. */
export function FoldedText({ text }: { readonly text: string }) {
  const words = useCardMessages()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT || text.split('\n').length > FEW
  return (
    <>
      <p className={`${styles.text} ${isLong && !isOpen ? styles.folded : ''}`} data-folded={isLong || undefined}>
        <LinkedText text={text} />
      </p>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showAll}
        </button>
      )}
    </>
  )
}
