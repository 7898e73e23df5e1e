import type { ReactNode } from 'react'
import { formatDay, formatLocalDay } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { dailyHoursOf, lastDayOf } from '#contract/standing/daily-hours.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { Column, Due } from '../desk-names.ts'
import type { DeskRow } from './desk-rows.ts'
import { dueEnds } from '../due.ts'
import { nextChangeOf } from './next-change.ts'
import { useDeskMessages } from '../messages.ts'
import styles from './desk-table.module.css'

interface Props {
  readonly column: Exclude<Column, 'name'>
  readonly row: DeskRow
  /** What is looked for that begins or ends, so that it can be seen which of the two it is. */
  readonly due: readonly Due[]
}

/** What a column tells of a closure, but for its name. */
export function DeskCell({ column, row, due }: Props): ReactNode {
  switch (column) {
    case 'status':
      return <StatusCell row={row} />
    case 'next':
      return <NextCell row={row} />
    case 'starts':
    case 'ends':
      return <DayCell row={row} end={column} due={due} />
    case 'updated':
      return <UpdatedCell row={row} />
    case 'areas':
    case 'reason':
    case 'activities':
    case 'source':
      return row[column]
  }
}

function StatusCell({ row: { state } }: { readonly row: DeskRow }) {
  return (
    <span className={styles.status}>
      <StatusIcon status={state.displayStatus} size={18} />
      <span className={styles.lines}>
        <StatusLine state={state} />
      </span>
    </span>
  )
}

function NextCell({ row: { state } }: { readonly row: DeskRow }) {
  const messages = useMessages()
  const words = useDeskMessages()
  const next = nextChangeOf(state, useLanguage(), messages)
  if (next === null) return <Quiet>{state.times === null ? messages.standing.zoneUnknown : words.noChange}</Quiet>
  return (
    <>
      {next.when}
      {next.zone !== null && <Quiet> · {next.zone}</Quiet>}
    </>
  )
}

interface DayProps extends Pick<Props, 'row' | 'due'> {
  readonly end: 'starts' | 'ends'
}

/** The first day with the daily hours, or the last one; where the last night goes on to the morning after, that morning. */
function DayCell({ row: { state }, end, due }: DayProps) {
  const words = useDeskMessages()
  const { standing } = useMessages()
  const language = useLanguage()
  const { record } = state
  const date = end === 'starts' ? record.start_on : lastDayOf(record)
  if (date == null) return <Quiet>{end === 'starts' ? words.openStart : standing.untilFurtherNotice}</Quiet>
  const daily = dailyHoursOf(record)
  const hours = end === 'starts' ? daily : null
  const named = formatLocalDay(language, date)
  const day = end === 'ends' && daily?.overnight === true ? standing.dayAndTime(named, daily.to) : named
  return (
    <>
      {dueEnds(state, due)[end] ? <strong className={styles.due}>{day}</strong> : day}
      {hours !== null && <Quiet> · {standing.daily(`${hours.from}–${hours.to}`)}</Quiet>}
    </>
  )
}

function UpdatedCell({ row }: { readonly row: DeskRow }) {
  const { updated_at } = row.state.record
  const language = useLanguage()
  return updated_at === undefined ? null : formatDay(language, Date.parse(updated_at), deviceTimeZone())
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>
}
