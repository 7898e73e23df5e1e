import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { PACK_PARTS, sumOf } from '#core/packs/pack.ts'
import { usePackMessages } from './messages.ts'
import { formatBytes } from './size-text.ts'
import type { Planned } from './use-plan.ts'
import { useKeptShell, useStorageRoom } from './use-storage.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './pack.module.css'

interface Props {
  readonly planned: Planned | null
  readonly isAsking: boolean
  readonly hasFailed: boolean
  readonly onBegin: (planned: Planned) => void
}

/** What a pack will have, how large each part is, and the button that fetches it. */
export function Contents({ planned, isAsking, hasFailed, onBegin }: Props) {
  const words = usePackMessages()
  const language = useLanguage()
  const room = useStorageRoom(null)
  const size = planned === null ? 0 : sumOf(planned.plan.bytes)
  const free = room === null ? Infinity : room.all - room.used
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{words.contents}</h3>
      <div role="status">
        {isAsking && <p className={styles.note}>{words.measuring}</p>}
        {hasFailed && !isAsking && <p>{words.unmeasured}</p>}
        {planned !== null && (
          <p>
            {(planned.plan.isAtMost ? words.hasAtMost : words.has)(
              planned.plan.counts.areas,
              planned.plan.counts.closures,
            )}
            <span className="visually-hidden">
              {' '}
              {words.total}: {formatBytes(language, size)}
            </span>
          </p>
        )}
      </div>
      {planned !== null && <Parts planned={planned} />}
      {planned !== null && <AppItself />}
      {room !== null && (
        <p className={styles.note} role="status">
          {size > free ? words.noRoom(formatBytes(language, free)) : words.room(formatBytes(language, free))}
        </p>
      )}
      <div className={buttons.buttons}>
        <button
          type="button"
          className={`${buttons.button} ${buttons.first}`}
          disabled={planned === null || size > free}
          onClick={() => planned !== null && onBegin(planned)}
        >
          {words.download}
        </button>
      </div>
    </section>
  )
}

function Parts({ planned: { plan } }: { readonly planned: Planned }) {
  const words = usePackMessages()
  const { closures, list } = useMessages()
  const language = useLanguage()
  const rows = PACK_PARTS.flatMap((part) => {
    const bytes = plan.bytes[part] ?? 0
    return bytes === 0 ? [] : [{ part, bytes }]
  })
  return (
    <>
      <dl className={styles.sizes}>
        {rows.map(({ part, bytes }) => (
          <div key={part}>
            <dt>{{ ...words.parts, closures: closures.title, areas: list.areas }[part]}</dt>
            <dd>{formatBytes(language, bytes)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{words.total}</dt>
          <dd>{formatBytes(language, sumOf(plan.bytes))}</dd>
        </div>
      </dl>
      {plan.shortened === 'refused' && <p className={styles.note}>{words.noMaps}</p>}
      {plan.shortened === 'coarser' && <p className={styles.note}>{words.coarser}</p>}
    </>
  )
}

/** How large the app itself is, which a pack needs and does not hold. */
function AppItself() {
  const words = usePackMessages()
  const language = useLanguage()
  const { bytes, missing } = useKeptShell() ?? {}
  if (bytes === undefined) return null
  return <p className={styles.note}>{words.app(formatBytes(language, bytes), missing === 0)}</p>
}
