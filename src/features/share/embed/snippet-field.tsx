import { useCopy } from '#core/ui/hooks/use-copy.ts'
import type { Made } from './made.ts'
import { useShareMessages } from '../messages.ts'
import { useEmbeddingMessages } from './messages.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'
import styles from './embed.module.css'

/** The snippet, to be copied. */
export function SnippetField({ made: { text, kind } }: { readonly made: Made }) {
  const words = useEmbeddingMessages()
  const { feed } = useShareMessages()
  const { field, outcome, copy } = useCopy<HTMLTextAreaElement>(text)
  const isAddress = kind === 'address'
  const copied = isAddress ? words.copiedAddress : words.copied
  const label = isAddress ? words.address : words.snippet
  return (
    <section className={styles.snippet} aria-label={label}>
      <textarea
        ref={field}
        className={styles.code}
        readOnly
        rows={isAddress ? 3 : text.split('\n').length}
        spellCheck={false}
        aria-label={label}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.copy}>
        <button type="button" className={`${buttons.button} ${buttons.first}`} onClick={copy}>
          {isAddress ? feed.copy : words.copy}
        </button>
        <p role="status" className={parts.said}>
          {{ nothing: '', copied, refused: words.refused }[outcome]}
        </p>
      </div>
    </section>
  )
}
