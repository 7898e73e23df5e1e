import { useLayoutEffect, useRef, useState } from 'react'
import { useActivities, useReasons } from '#api/lookups.ts'
import type { ClosureState } from '#closures/closure-state.ts'
import { StatusLine } from '#closures/status-line.tsx'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { StatusIcon } from '#ui/status-icon.tsx'
import { useShareWords } from '../words/words.ts'
import styles from './print-sheet.module.css'

/** More than any page has room for. */
const MOST = 80

/** Closures, as many as there is room for; the others are counted. */
export function PrintList({ states }: { readonly states: readonly ClosureState[] }) {
  const { print: words } = useShareWords()
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState(MOST)
  useLayoutEffect(function measureRoom() {
    if (list.current !== null) setRoom(rowsThatFit(list.current))
  }, [])
  const left = states.length - Math.min(room, states.length)
  return (
    <>
      <ul ref={list} className={styles.list}>
        {states.slice(0, room).map((state) => (
          <Entry key={state.record.uuid} state={state} />
        ))}
      </ul>
      <p className={styles.more}>{left > 0 && words.more(formatNumber(language, left))}</p>
    </>
  )
}

/** Rows that have no room in a list of two columns stand in a third one, beside it. */
function rowsThatFit(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const first = rows.findIndex((row) => row.right > right + 1 || row.bottom > bottom + 1)
  return first === -1 ? MOST : first
}

function Entry({ state }: { readonly state: ClosureState }) {
  const { list } = useMessages()
  const language = useLanguage()
  const [reasons, activities] = [useReasons(), useActivities()]
  const { name, reason_id, activity_ids = [], geometry } = state.record
  const names = activity_ids.map((id) => activities.get(id)?.name ?? list.activity(id))
  const why = [
    ...(reason_id == null ? [] : [reasons.get(reason_id)?.name ?? list.reason(reason_id)]),
    ...(names.length === 0 ? [] : [(language === 'en' ? names.map((word) => word.toLowerCase()) : names).join(', ')]),
    ...(geometry == null ? [list.withoutPlace] : []),
  ]
  return (
    <li className={styles.entry}>
      <StatusIcon look={state.look} size={16} />
      <div>
        <p className={styles.name}>{name}</p>
        <p>
          <StatusLine state={state} now={state.at} />
        </p>
        <p className={styles.why}>{why.join(' · ')}</p>
      </div>
    </li>
  )
}
