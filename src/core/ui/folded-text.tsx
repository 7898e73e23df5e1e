import { useState } from 'react'
import { useCardMessages } from './card/messages.ts'
import { LinkedText } from './links/linked-text.tsx'
import styles from './card/card.module.css'

/** Characters and lines of which a text shows all. */
const [SHORT, FEW] = [420, 9]

interface Props {
  readonly text: string
  /** The language of the text, where it is known and may be another than that of the page. */
  readonly lang?: string | undefined
  /** What stands before it in the words of the page. */
  readonly lead?: string
}

/** A text as its source wrote it, with its line breaks; of a long one the beginning, and a button for the rest. */
export function FoldedText({ text, lang, lead = '' }: Props) {
  const messages = useCardMessages()
  const words = <LinkedText text={text} />
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT || text.split('\n').length > FEW
  return (
    <>
      <p className={`${styles.text} ${isLong && !isOpen ? styles.folded : ''}`} data-folded={isLong || undefined}>
        {lead}
        {lang === undefined ? words : <span lang={lang}>{words}</span>}
      </p>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.showLess : messages.showAll}
        </button>
      )}
    </>
  )
}
