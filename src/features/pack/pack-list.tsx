import { useLanguage } from '#core/i18n/messages.tsx'
import type { ReadPack } from '#core/packs/store/pack-store.ts'
import { DeletedPack } from './deleted-pack.tsx'
import { packDeleted, useDeletedPacks } from './deletions.ts'
import { InstallHint } from './install-hint.tsx'
import { usePackMessages } from './messages.ts'
import { PackRow } from './pack-row.tsx'
import { idOf, packForgotten, useGonePacks, useIsDeviceFull, usePacks, usePacksProblem } from './pack-state.ts'
import { useReadyMessages } from './ready/messages.ts'
import { formatBytes } from './size-text.ts'
import { useUnkept, useStorageRoom } from './use-storage.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './pack.module.css'

type Unreadable = Extract<ReadPack, { readonly kind: 'unreadable' }>

interface Props {
  readonly onNew: () => void
  /** Leads to the check whether all is there for the field. */
  readonly onReady: () => void
}

/** The regions that are on this device, and what takes room. */
export function PackList({ onNew, onReady }: Props) {
  const words = usePackMessages()
  const readyWords = useReadyMessages()
  const packs = usePacks()
  const deleted = useDeletedPacks()
  const problem = usePacksProblem()
  const isFull = useIsDeviceFull()
  const unkept = useUnkept()
  if (problem !== null) return <p className={styles.part}>{words.problem[problem]}</p>
  return (
    <>
      <section className={styles.part}>
        {unkept === null ? <p className={styles.note}>{words.intro}</p> : <p role="alert">{words.problem[unkept]}</p>}
        <div className={buttons.buttons}>
          <button type="button" className={`${buttons.button} ${buttons.first}`} onClick={onNew}>
            {words.newTitle}
          </button>
          <button type="button" className={buttons.button} onClick={onReady}>
            {readyWords.title}
          </button>
        </div>
      </section>
      <Gone />
      {isFull && (
        <p className={styles.part} role="alert">
          {words.full}
        </p>
      )}
      {packs?.length === 0 && deleted.length === 0 && <p className={styles.part}>{words.none}</p>}
      {packs !== null && packs.length + deleted.length > 0 && (
        <ul className={styles.packs}>
          {withDeleted(packs, deleted).map((one) => (
            <li key={idOf(one)} className={styles.part}>
              {deleted.includes(one) ? (
                <DeletedPack one={one} />
              ) : one.kind === 'pack' ? (
                <PackRow pack={one.pack} />
              ) : (
                <UnreadablePack one={one} />
              )}
            </li>
          ))}
        </ul>
      )}
      {packs !== null && packs.length > 0 && <InstallHint />}
      <Room />
    </>
  )
}

/** A pack that is deleted stays in its place of the list, be it read once more before it is gone, or deleted twice. */
export function withDeleted(packs: readonly ReadPack[], deleted: readonly ReadPack[]): readonly ReadPack[] {
  const all = new Map([...packs, ...deleted].map((one) => [idOf(one), one]))
  return [...all.values()].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
}

function UnreadablePack({ one }: { readonly one: Unreadable }) {
  const words = usePackMessages()
  return (
    <>
      <p>{words.unreadable(one.name ?? words.unnamed)}</p>
      <div className={buttons.buttons}>
        <button type="button" className={buttons.button} onClick={() => void packDeleted(one)}>
          {words.delete}
        </button>
      </div>
    </>
  )
}

/** What the browser has deleted. */
function Gone() {
  const words = usePackMessages()
  const gone = useGonePacks()
  return gone.map(({ id, name }) => (
    <section key={id} className={styles.part} role="alert">
      <p>{words.gone(name)}</p>
      <button type="button" className={buttons.button} onClick={() => packForgotten(id)}>
        {words.understood}
      </button>
    </section>
  ))
}

function Room() {
  const words = usePackMessages()
  const language = useLanguage()
  const packs = usePacks()
  const room = useStorageRoom(packs?.length)
  if (room === null) return null
  return (
    <p className={`${styles.part} ${styles.note}`}>
      {words.used(formatBytes(language, room.used), formatBytes(language, room.all))}{' '}
      {packs !== null && packs.length > 0 && (room.isKept ? words.kept : words.notKept)}
    </p>
  )
}
