import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMoment } from '#core/clock/moment.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { doneInTurns } from '#core/steps/steps.ts'
import { saveFile } from '#core/ui/save-file.ts'
import { useShapes, type OnShare } from '../all-closures.ts'
import { useDeskMessages } from '../messages.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import type { Desk } from '../use-desk.ts'
import { useTableNames } from './use-table-names.ts'
import styles from '../desk.module.css'

interface Props {
  readonly rows: readonly DeskRow[]
}

interface ExportProps {
  readonly desk: Pick<Desk, 'rows' | 'areaNames'>
  readonly onPrint: () => void
}

/** What is shown, all of it and nothing else, as a table or as shapes, and on paper. */
export function DeskExport({ desk: { rows, areaNames }, onPrint }: ExportProps) {
  const words = useDeskMessages()
  if (rows === undefined || rows.length === 0) return null
  return (
    <ul className={styles.export} aria-label={words.export}>
      <li>
        <SaveTable rows={rows} areaNames={areaNames} />
      </li>
      <li>
        <SaveShapes rows={rows} />
      </li>
      <li>
        <button type="button" onClick={onPrint}>
          {words.print}
        </button>
      </li>
    </ul>
  )
}

function SaveTable({ rows, areaNames }: Props & Pick<Desk, 'areaNames'>) {
  const words = useDeskMessages()
  const language = useLanguage()
  const names = useTableNames(areaNames)
  const { saving, save } = useSaving(async (signal) => {
    const { csvOf } = await import('./csv.ts')
    saveFile('closures.csv', 'text/csv', ...(await doneInTurns(csvOf(rows, names, language), signal)))
  })
  return (
    <SaveButton saving={saving} onSave={save} failed={words.tableFailed}>
      {words.csv}
    </SaveButton>
  )
}

/** The shapes are read when they are asked for: the table does without. */
function SaveShapes({ rows }: Props) {
  const words = useDeskMessages()
  const read = useShapes(useMoment())
  const { saving, save } = useSaving(async (signal, onShare) => {
    const shapes = await read(signal, onShare)
    const { geojsonOf } = await import('./geojson.ts')
    saveFile('closures.geojson', 'application/geo+json', ...(await doneInTurns(geojsonOf(rows, shapes), signal)))
  })
  return (
    <SaveButton saving={saving} onSave={save} failed={words.shapesFailed}>
      {saving.at === 'reading' ? words.readingShapes(saving.share) : words.geojson}
    </SaveButton>
  )
}

interface SaveProps {
  readonly saving: Saving
  readonly onSave: () => void
  /** What is said where it has failed. */
  readonly failed: string
  readonly children: ReactNode
}

/** While it saves, it keeps the focus and does nothing. */
function SaveButton({ saving, onSave, failed, children }: SaveProps) {
  const isBusy = saving.at === 'reading'
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => isBusy || onSave()}>
        {children}
      </button>
      <span role="status" className={styles.said}>
        {saving.at === 'failed' && failed}
      </span>
    </>
  )
}

type Saving = { readonly at: 'rest' | 'failed' } | { readonly at: 'reading'; readonly share: number }

/** Does what makes a file, one at a time; leaving the page ends it. */
function useSaving(make: (signal: AbortSignal, onShare: OnShare) => Promise<void>) {
  const [saving, setSaving] = useState<Saving>({ at: 'rest' })
  const making = useRef<AbortController>(null)
  useEffect(() => () => making.current?.abort(), [])
  const save = async () => {
    const { signal } = (making.current = new AbortController())
    setSaving({ at: 'reading', share: 0 })
    try {
      await make(signal, (share) => setSaving({ at: 'reading', share }))
      setSaving({ at: 'rest' })
    } catch {
      if (!signal.aborted) setSaving({ at: 'failed' })
    }
  }
  return { saving, save: () => void save() }
}
