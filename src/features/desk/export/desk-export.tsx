import { useEffect, useRef, useState } from 'react'
import { useMoment } from '#core/clock/moment.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { saveFile } from '#core/ui/save-file.ts'
import { useShapes } from '../all-closures.ts'
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
  const save = async () => {
    const { csvOf } = await import('./csv.ts')
    saveFile('closures.csv', 'text/csv', csvOf(rows, names, language))
  }
  return (
    <button type="button" onClick={() => void save()}>
      {words.csv}
    </button>
  )
}

type Saving = { readonly at: 'rest' | 'failed' } | { readonly at: 'reading'; readonly share: number }

/** The shapes are read when they are asked for: the table does without. */
function SaveShapes({ rows }: Props) {
  const words = useDeskMessages()
  const read = useShapes(useMoment())
  const [saving, setSaving] = useState<Saving>({ at: 'rest' })
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const save = async () => {
    const { signal } = (reading.current = new AbortController())
    setSaving({ at: 'reading', share: 0 })
    try {
      const shapes = await read(signal, (share) => setSaving({ at: 'reading', share }))
      const { geojsonOf } = await import('./geojson.ts')
      saveFile('closures.geojson', 'application/geo+json', geojsonOf(rows, shapes))
      setSaving({ at: 'rest' })
    } catch {
      if (!signal.aborted) setSaving({ at: 'failed' })
    }
  }
  return (
    <>
      <button type="button" disabled={saving.at === 'reading'} onClick={() => void save()}>
        {saving.at === 'reading' ? words.readingShapes(saving.share) : words.geojson}
      </button>
      <span role="status" className={styles.said}>
        {saving.at === 'failed' && words.shapesFailed}
      </span>
    </>
  )
}
