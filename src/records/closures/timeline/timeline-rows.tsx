import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { EmptyNote, ListNote, NotLoaded } from '#core/ui/list/list.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import type { ClosureState } from '../closure-state.ts'
import { percent } from '../strips/year-strip-bars.ts'
import { axisMarks } from './formats.ts'
import { TimelineRow } from './timeline-row.tsx'
import type { TimelineWindow } from './timeline-window.ts'
import type { ShownTimeline } from './use-shown-timeline.ts'
import { useTimelineMessages } from './messages.ts'
import styles from './timeline-rows.module.css'

/** So many rows at first, and so many more at a time. */
const STEP = 40

interface Props extends Pick<ShownTimeline, 'entries' | 'isRead' | 'hasFailed' | 'isCut'> {
  readonly window: TimelineWindow
  /** What the rows are, in words. */
  readonly label: string
  readonly onOpen: (closure: ClosureState) => void
}

/** The closures of the timeline, a row each. */
export function TimelineRows({ window, label, entries, isRead, hasFailed, isCut, onOpen }: Props) {
  const words = useTimelineMessages()
  const grid = useGrid(window)
  const { shown, more } = useShownRows(entries, STEP)
  return (
    <>
      {hasFailed && <NotLoaded isFollowed={entries.length > 0} />}
      <ul className={styles.rows} aria-label={label}>
        {shown.map((entry) => (
          <TimelineRow
            key={entry.state.record.uuid}
            {...entry}
            window={window}
            grid={grid}
            onOpen={() => onOpen(entry.state)}
          />
        ))}
        {more}
      </ul>
      {!hasFailed && entries.length === 0 && <Nothing isRead={isRead} />}
      {isCut && <ListNote>{words.cut}</ListNote>}
    </>
  )
}

/** The marks of the axis as a background of the rows. */
function useGrid(window: TimelineWindow): string {
  return axisMarks(useLanguage(), window)
    .map(({ at }) => `linear-gradient(var(--line) 0 0) ${percent(at)} 0 / 1px 100% no-repeat`)
    .join()
}

function Nothing({ isRead }: Pick<Props, 'isRead'>) {
  const { app, list } = useMessages()
  const words = useTimelineMessages()
  if (isRead) return <EmptyNote title={words.empty}>{list.emptyClosuresNote}</EmptyNote>
  return <EmptyNote title={app.loading} />
}
