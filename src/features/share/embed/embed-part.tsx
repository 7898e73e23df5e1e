import { Part } from '../part.tsx'
import { useEmbeddingMessages } from './messages.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'

/** Leads to putting the map into a page. */
export function EmbedPart({ onEmbed }: { readonly onEmbed: () => void }) {
  const { part: words } = useEmbeddingMessages()
  return (
    <Part title={words.title}>
      <p className={parts.note}>{words.note}</p>
      <div className={buttons.buttons}>
        <button type="button" className={buttons.button} onClick={onEmbed}>
          {words.make}
        </button>
      </div>
    </Part>
  )
}
