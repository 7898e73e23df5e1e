import { useId, useMemo, useRef, useState } from 'react'
import { areaNameIn } from '#contract/records/area-name.ts'
import { boxCentre } from '#contract/geo/box.ts'
import { AreaName } from '#core/names/area-name.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { ENTER_CODE } from '#core/ui/enter-code.ts'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import { Row } from '#core/ui/list/row.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import { EmptyNote, List, ListNote } from '#core/ui/list/list.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { useView } from '#core/viewport/bounds.ts'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { useOpenFromList } from '../panels/map-room.ts'
import { nearRows, rowsNamed, type NearRow } from './near-rows.ts'
import { useKeyMessages } from './messages.ts'
import styles from './near-list.module.css'

/** More than these are found by their names. */
const MOST = 100

/** What is in view, the nearest to the middle of the map first, to choose from by the first letters of a name. */
export function NearList({ onClose }: { readonly onClose: () => void }) {
  const { near } = useKeyMessages()
  const { list: words } = useMessages()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const openFromList = useOpenFromList()
  const all = useNearRows()
  const rows = rowsNamed(all, text)
  const [first] = rows
  const open = ({ kind, uuid, bbox }: NearRow) => {
    onClose()
    openFromList({ kind, uuid }, bbox, true)
  }
  return (
    <Dialog title={near.title} onClose={onClose}>
      <label htmlFor={id} className="visually-hidden">
        {near.filter}
      </label>
      <input
        ref={focusedFirst}
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={near.filter}
        className={styles.filter}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.keyCode === ENTER_CODE && first !== undefined) open(first)
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.querySelector('button')?.focus()
        }}
      />
      <output className="visually-hidden">{words.found(rows.length)}</output>
      <div ref={list} className={styles.rows}>
        <List busy={false}>
          <Rows rows={rows.slice(0, MOST)} keyOf={({ uuid }) => uuid}>
            {(row) => <Near key={row.uuid} row={row} onOpen={() => open(row)} />}
          </Rows>
          {rows.length === 0 && <EmptyNote title={near.none} />}
          {rows.length > MOST && <ListNote>{near.first(MOST, rows.length)}</ListNote>}
        </List>
      </div>
    </Dialog>
  )
}

/** React gives the focus before there is a dialog: so the dialog is told to. */
function focusedFirst(input: HTMLElement | null): void {
  input?.setAttribute('autofocus', '')
}

function useNearRows(): readonly NearRow[] {
  const language = useLanguage()
  const shownName = useShownName()
  const view = useView()
  const closures = useClosuresInView().data?.matching
  const areas = useAreasInView().data?.areas
  return useMemo(() => {
    if (view === null) return []
    const namesOf = {
      closure: (state: { readonly record: Parameters<typeof shownName>[0] }) => shownName(state.record),
      area: (area: Parameters<typeof areaNameIn>[1]) => areaNameIn(language, area),
    }
    return nearRows(boxCentre(view.bounds), { closures: closures ?? [], areas: areas ?? [] }, namesOf)
  }, [view, closures, areas, shownName, language])
}

function Near({ row, onOpen }: { readonly row: NearRow; readonly onOpen: () => void }) {
  return row.kind === 'area' ? <NearArea row={row} onOpen={onOpen} /> : <NearClosure row={row} onOpen={onOpen} />
}

interface NearProps<Kind> {
  readonly row: Extract<NearRow, { readonly kind: Kind }>
  readonly onOpen: () => void
}

function NearClosure({ row: { name, state, nearness }, onOpen }: NearProps<'closure'>) {
  const { near } = useKeyMessages()
  const text = useNearnessText()
  return (
    <Row
      icon={<StatusIcon status={state.displayStatus} size={23} />}
      title={<SourceText>{name}</SourceText>}
      detail={text(nearness, near.middle)}
      {...PLAIN}
      onSelect={onOpen}
    >
      <StatusLine state={state} />
    </Row>
  )
}

function NearArea({ row: { area, nearness }, onOpen }: NearProps<'area'>) {
  const { near } = useKeyMessages()
  const text = useNearnessText()
  const kind = useAreaKind(area)
  return (
    <Row
      icon={<AreaSwatch family={kind.family} width={24} />}
      title={<AreaName area={area} />}
      detail={text(nearness, near.middle)}
      {...PLAIN}
      onSelect={onOpen}
    >
      {kind.name}
    </Row>
  )
}

const PLAIN = { selected: false, hovered: false, onHover: () => undefined }
