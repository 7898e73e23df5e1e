import { useWhen } from '#core/clock/moment.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { HORIZONS, useTimeline, windowHeld, type TimelineWindow } from './timeline-window.ts'
import type { MomentText } from './use-moment-text.ts'
import { extentOf, whenAt, type Wall } from './wall.ts'
import { useTimelineMessages } from './messages.ts'
import segments from '#core/ui/segments.module.css'
import styles from './timeline-head.module.css'

interface Props {
  readonly window: TimelineWindow
  readonly wall: Wall
  readonly said: MomentText
  /** The days shown, in words. */
  readonly span: string
}

/** What the timeline shows: how much time, which, and for which moment; each can be changed. */
export function TimelineHead({ window, wall, said, span }: Props) {
  const { app, when } = useMessages()
  const words = useTimelineMessages()
  const { choose, close } = useTimeline()
  const [, setWhen] = useWhen()
  const { start, end } = extentOf(window)
  const shift = (by: number) => {
    windowHeld(null)
    setWhen(whenAt(wall + by))
  }
  return (
    <header className={styles.head}>
      <h2 className={styles.moment}>
        <span className="visually-hidden">{when.timeline}: </span>
        <span className={styles.there}>{said.there}</span>
        {said.forYou !== null && <span className={styles.forYou}>{said.forYou}</span>}
      </h2>
      <fieldset className={`${segments.segments} ${styles.horizons}`}>
        <legend className="visually-hidden">{words.horizon}</legend>
        {HORIZONS.map((name) => (
          <button key={name} type="button" aria-pressed={name === window.horizon} onClick={() => choose(name)}>
            {words.horizons[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.span}>
        <IconButton icon="back" label={words.earlier} onClick={() => shift(start - end)} />
        <span className={styles.days}>{span}</span>
        <IconButton icon="back" label={words.later} className={styles.later} onClick={() => shift(end - start)} />
      </div>
      <IconButton icon="close" label={app.close} className={styles.close} onClick={close} />
    </header>
  )
}
