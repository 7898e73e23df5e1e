import { useId, useRef, type ReactNode } from 'react'
import { STATUSES } from '#contract/records/closure.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { useSearchKeys } from '#core/shortcuts/search-keys.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useNow } from '#core/clock/clock.ts'
import { useActiveClosureFilters } from '#records/closures/filters/active-closure-filters.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { StatusControl } from '#records/closures/filters/status-control.tsx'
import { useToldNumber } from '#records/closures/told-number.ts'
import { ActiveChips } from '#core/filters/active-chips.tsx'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { Chip } from '#core/ui/chip.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useDeskAddress, type DeskAddress } from './desk-address.ts'
import { DUE, type Due } from './desk-names.ts'
import { yesterdayAt } from './due.ts'
import type { DueCounts } from './rows/found-rows.ts'
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
  /** Undefined until the closures are there. */
  readonly due: DueCounts | undefined
  readonly isWithinView: boolean
  readonly onLeaveView: () => void
}

/** What decides which closures the desk shows, and for when. */
export function DeskControls({ demo, notices, when, filters, due, isWithinView, onLeaveView }: Props) {
  const { titles } = useMessages()
  return (
    <header className={styles.controls}>
      <div className={styles.titleLine}>
        <h1 className={styles.title}>{titles.desk}</h1>
        <Gloves />
        {demo}
      </div>
      <div className={styles.notices}>{notices}</div>
      <QuickFilters counts={due} />
      <div className={styles.when}>{when}</div>
      <search className={styles.search}>
        <TextField />
        {filters}
      </search>
      <div className={styles.status}>
        <StatusControl />
      </div>
      <Active isWithinView={isWithinView} onLeaveView={onLeaveView} />
    </header>
  )
}

function TextField() {
  const words = useDeskMessages()
  const { filter } = useMessages()
  const [q, setQ] = useTextFilter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useSearchKeys(input)
  return (
    <>
      <label htmlFor={id}>
        <Icon name="search" />
        <span className="visually-hidden">{words.search}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.search}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || q === '') return
          // A card that is open stays so.
          event.preventDefault()
          setQ('')
        }}
      />
      {q !== '' && (
        <IconButton
          icon="close"
          label={filter.clearSearch}
          onClick={() => {
            setQ('')
            input.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** What starts, what ends, what has changed: the questions of the morning with their numbers, one at a time. */
function QuickFilters({ counts }: { readonly counts: DueCounts | undefined }) {
  const words = useDeskMessages()
  const language = useLanguage()
  const now = useNow()
  const [{ due, changed }] = useDeskAddress()
  const { filter } = useClosureFilter()
  const ask = useAsking()
  const since = formatLocalDate(language, yesterdayAt(now))
  const isAlone = (name: Due) => changed === null && due.length === 1 && due[0] === name
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{words.quick}</legend>
      {DUE.map((name) => (
        <span key={name} title={words.asShown}>
          <Chip on={due.includes(name)} onToggle={() => ask({ due: isAlone(name) ? [] : [name], changed: null })}>
            {words.due[name]} <Number count={counts?.[name]} />
          </Chip>
        </span>
      ))}
      <span title={words.changedHint(since)}>
        <Chip on={changed !== null} onToggle={() => ask({ due: [], changed: changed === null ? 'yesterday' : null })}>
          {words.changed} <Number count={counts?.changed} isAtLeast={!filter.status.includes('expired')} />
        </Chip>
      </span>
    </fieldset>
  )
}

interface NumberProps {
  readonly count: number | undefined
  /** Of what is over only the last days are read where it is not asked for, so there may be more. */
  readonly isAtLeast?: boolean
}

function Number({ count, isAtLeast = false }: NumberProps) {
  const language = useLanguage()
  const { list } = useMessages()
  const told = useToldNumber()
  if (count === undefined) return null
  const number = formatNumber(language, count)
  return <b data-none={count === 0}>{isAtLeast ? list.atLeast(number) : told(number)}</b>
}

/** Makes all that is operated large enough for gloves. */
function Gloves() {
  const words = useDeskMessages()
  const [{ gloves }, change] = useDeskAddress()
  return (
    <span className={styles.gloves} title={words.glovesHint}>
      <Chip on={gloves} onToggle={() => change({ gloves: !gloves })}>
        {words.gloves}
      </Chip>
    </span>
  )
}

type Asked = Pick<DeskAddress, 'due' | 'changed'>

/** Asks for what is due or has changed: such may be over already, so the switch for what has expired goes on and off with it. */
function useAsking(): (next: Asked) => void {
  const { filter, usual, change: changeFilter } = useClosureFilter()
  const [address, change] = useDeskAddress()
  const isAny = ({ due, changed }: Asked) => due.length > 0 || changed !== null
  return (next) => {
    change(next)
    if (!isAny(address) && isAny(next) && filter.status === usual.status) changeFilter({ status: STATUSES })
    if (isAny(address) && !isAny(next) && filter.status.length === STATUSES.length) changeFilter({ status: null })
  }
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
    change({ due: [], changed: null })
    if (isWithinView) onLeaveView()
  }
  return (
    <div className={styles.active}>
      <ActiveChips active={active} onClear={clearAll} />
    </div>
  )
}
