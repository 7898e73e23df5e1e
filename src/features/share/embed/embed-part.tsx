import { Part } from '../part.tsx'
import { useEmbeddingMessages } from './messages.ts'
import parts from '../part.module.css'

/** Leads to putting the map into a page. */
export function EmbedPart({ onEmbed }: { readonly onEmbed: () => void }) {
  const { part: words } = useEmbeddingMessages()
  return (
    <Part title={words.title}>
      <p className={parts.note}>{words.note}</p>
      <div className={parts.buttons}>
        <button type="button" className={parts.button} onClick={onEmbed}>
          {words.make}
        </button>
      </div>
    </Part>
  )
}
