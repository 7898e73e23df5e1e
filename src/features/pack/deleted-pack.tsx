import type { ReadPack } from '#core/packs/store/pack-store.ts'
import { useLostFocus } from '#core/ui/hooks/use-lost-focus.ts'
import { packBroughtBack } from './deletions.ts'
import { usePackMessages } from './messages.ts'
import { idOf } from './pack-state.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './pack.module.css'

/** In the place of a pack that was deleted: the way back, for as long as the dialog is open. */
export function DeletedPack({ one }: { readonly one: ReadPack }) {
  const words = usePackMessages()
  const back = useLostFocus<HTMLButtonElement>()
  const name = (one.kind === 'pack' ? one.pack.name : one.name) ?? words.unnamed
  return (
    <>
      <p role="status">
        {words.deleted(name)} <span className={styles.note}>{words.deletedForGood}</span>
      </p>
      <div className={buttons.buttons}>
        <button
          ref={back}
          type="button"
          className={buttons.button}
          aria-label={words.bringNamedBack(name)}
          onClick={() => void packBroughtBack(idOf(one))}
        >
          {words.bringBack}
        </button>
      </div>
    </>
  )
}
