import { useId, type ReactNode } from 'react'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useNow } from '#core/clock/clock.ts'
import { useActiveClosureFilters } from '#records/closures/filters/active-closure-filters.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { StatusControl } from '#records/closures/filters/status-control.tsx'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { ActiveChips } from '#core/filters/active-chips.tsx'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { Chip } from '#core/ui/chip.tsx'
import { Icon } from '#core/ui/icon.tsx'
import { IconButton } from '#core/ui/icon-button.tsx'
import { useDeskAddress } from './desk-address.ts'
import { DUE } from './desk-names.ts'
import { yesterdayAt } from './due.ts'
import { useDeskMessages } from './messages.ts'
import styles from './desk-controls.module.css'

/** What the desk has in common with the map, put in its places. */
export interface DeskSlots {
  /** Says that the data is invented, where it is. */
  readonly demo: ReactNode
  /** What could not be read of the address. */
  readonly notices: ReactNode
  /** For when everything is told. */
  readonly when: ReactNode
  /** Opens the filters. */
  readonly filters: ReactNode
}

interface Props extends DeskSlots {
  readonly isWithinView: boolean
  readonly onLeaveView: () => void
}

/** What decides which closures the desk shows, and for when. */
export function DeskControls({ demo, notices, when, filters, isWithinView, onLeaveView }: Props) {
  const { titles } = useMessages()
  const { data } = useClosuresInView()
  return (
    <header className={styles.controls}>
      <div className={styles.titleLine}>
        <h1 className={styles.title}>{titles.desk}</h1>
        {demo}
      </div>
      <div className={styles.notices}>{notices}</div>
      <div className={styles.when}>{when}</div>
      <search className={styles.search}>
        <TextField />
        {filters}
      </search>
      <div className={styles.status}>
        <StatusControl counts={data?.counts ?? null} />
      </div>
      <QuickFilters />
      <Active isWithinView={isWithinView} onLeaveView={onLeaveView} />
    </header>
  )
}

function TextField() {
  const words = useDeskMessages()
  const { filter } = useMessages()
  const [q, setQ] = useTextFilter()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        <Icon name="search" />
        <span className="visually-hidden">{words.search}</span>
      </label>
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.search}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQ('')}
      />
      {q !== '' && <IconButton icon="close" label={filter.clearSearch} onClick={() => setQ('')} />}
    </>
  )
}

function QuickFilters() {
  const words = useDeskMessages()
  const language = useLanguage()
  const now = useNow()
  const [{ due, changed }, change] = useDeskAddress()
  const since = formatLocalDate(language, yesterdayAt(now))
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{words.quick}</legend>
      {DUE.map((span) => (
        <span key={span} title={words.asShown}>
          <Chip on={due === span} onToggle={() => change({ due: due === span ? null : span })}>
            {words.due[span]}
          </Chip>
        </span>
      ))}
      <span title={words.changedHint(since)}>
        <Chip on={changed !== null} onToggle={() => change({ changed: changed === null ? 'yesterday' : null })}>
          {words.changed}
        </Chip>
      </span>
    </fieldset>
  )
}

function Active({ isWithinView, onLeaveView }: Pick<Props, 'isWithinView' | 'onLeaveView'>) {
  const words = useDeskMessages()
  const ofClosures = useActiveClosureFilters()
  const { clear } = useClosureFilter()
  const [, setText] = useTextFilter()
  const [, change] = useDeskAddress()
  const ofView = isWithinView ? [{ key: 'view', label: words.inView, remove: onLeaveView }] : []
  const active = [...ofView, ...ofClosures]
  if (active.length === 0) return null
  const clearAll = () => {
    clear()
    setText('')
    change({ due: null, changed: null })
    if (isWithinView) onLeaveView()
  }
  return (
    <div className={styles.active}>
      <ActiveChips active={active} onClear={clearAll} />
    </div>
  )
}
