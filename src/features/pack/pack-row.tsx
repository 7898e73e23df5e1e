import { useState } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { formatPast } from '#core/i18n/age-format.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { isWhole, sumOf, type Job, type Pack } from '#core/packs/pack.ts'
import { useLostFocus } from '#core/ui/hooks/use-lost-focus.ts'
import { packDeleted } from './deletions.ts'
import { downloadCancelled, downloadPaused, downloadResumed, packRenamed } from './downloads.ts'
import { usePackMessages } from './messages.ts'
import { goesOnByItself, useRuns } from './pack-state.ts'
import { formatBytes } from './size-text.ts'
import { useRefresh } from './use-refresh.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './pack.module.css'

/** A region on this device: how old it is, how large, and what can be done with it. */
export function PackRow({ pack }: { readonly pack: Pack }) {
  const words = usePackMessages()
  const language = useLanguage()
  const now = useNow()
  const past = (at: string) => formatPast(language, Date.parse(at), now, deviceTimeZone())
  const when = isWhole(pack) ? past(pack.refreshedAt) : null
  return (
    <>
      <h3 className={styles.title}>{pack.name}</h3>
      <p className={styles.note}>
        {when === null ? words.incomplete : words.stands(when, formatBytes(language, sumOf(pack.bytes)))}
        {when !== null && <br />}
        {when !== null && words.has(pack.counts.areas, pack.counts.closures)}
      </p>
      {/* The end of a download is told, and how old the region is, which changes each minute, is not. */}
      <p role="status" className="visually-hidden">
        {when !== null && pack.job === null && `${pack.name}: ${words.has(pack.counts.areas, pack.counts.closures)}`}
      </p>
      {pack.serviceWasUpdatedAt !== undefined && pack.serviceUpdatedAt !== null && (
        <p>{words.wentBack(past(pack.serviceUpdatedAt))}</p>
      )}
      {pack.job === null ? <Actions pack={pack} /> : <Download pack={pack} job={pack.job} />}
    </>
  )
}

/** A download that is under way, or stands still. */
function Download({ pack: { id, name, edition }, job }: { readonly pack: Pack; readonly job: Job }) {
  const words = usePackMessages()
  const language = useLanguage()
  const run = useRuns()[id] ?? 'paused'
  const [done, all] = [sumOf(job.received), sumOf(job.expected)]
  const isGoing = run === 'running' || goesOnByItself(run)
  const first = useLostFocus<HTMLButtonElement>()
  return (
    <>
      <progress className={styles.progress} aria-label={words.progress(name)} {...progressOf(done, all)} />
      <p className={styles.note} role="status">
        {words.run[run]}
        {edition !== null && ` ${words.olderServes}`}
      </p>
      {all > 0 && (
        <p className={styles.note}>{words.received(formatBytes(language, done), formatBytes(language, all))}</p>
      )}
      <div className={buttons.buttons} role="group" aria-label={words.actionsOf(name)}>
        {run !== 'elsewhere' && (
          <button
            ref={first}
            type="button"
            className={buttons.button}
            onClick={() => void (isGoing ? downloadPaused(id) : downloadResumed(id))}
          >
            {isGoing ? words.pause : words.resume}
          </button>
        )}
        <button type="button" className={buttons.button} onClick={() => void downloadCancelled(id)}>
          {words.cancel}
        </button>
      </div>
    </>
  )
}

/** What was expected is a guess: the end is reached when it is reached. */
function progressOf(done: number, all: number) {
  return all === 0 ? {} : { max: 1, value: Math.min(0.99, done / all) }
}

function Actions({ pack }: { readonly pack: Pack }) {
  const [isNaming, setNaming] = useState(false)
  if (isNaming) return <NameForm pack={pack} onDone={() => setNaming(false)} />
  return <ActionButtons pack={pack} onName={() => setNaming(true)} />
}

function ActionButtons({ pack, onName }: { readonly pack: Pack; readonly onName: () => void }) {
  const words = usePackMessages()
  const refresh = useRefresh()
  const first = useLostFocus<HTMLButtonElement>()
  return (
    <div className={buttons.buttons} role="group" aria-label={words.actionsOf(pack.name)}>
      <button ref={first} type="button" className={buttons.button} onClick={() => void refresh(pack)}>
        {words.refresh}
      </button>
      <button type="button" className={buttons.button} onClick={onName}>
        {words.rename}
      </button>
      <button type="button" className={buttons.button} onClick={() => void packDeleted({ kind: 'pack', pack })}>
        {words.delete}
      </button>
    </div>
  )
}

function NameForm({ pack: { id, name }, onDone }: { readonly pack: Pack; readonly onDone: () => void }) {
  const words = usePackMessages()
  const [typed, setTyped] = useState(name)
  const field = useLostFocus<HTMLInputElement>()
  return (
    <form
      className={buttons.buttons}
      onSubmit={(event) => {
        event.preventDefault()
        void packRenamed(id, typed.trim() || name)
        onDone()
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={words.name}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The dialog stays open.
          event.preventDefault()
          onDone()
        }}
      />
      <button type="submit" className={buttons.button}>
        {words.save}
      </button>
    </form>
  )
}
