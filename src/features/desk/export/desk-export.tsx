import type { BBox } from '#contract/geometry.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { closuresAddress } from '#core/api/operations/addresses.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { saveFile } from '#core/ui/save-file.ts'
import { useDeskAddress } from '../desk-address.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { yesterdayAt } from '../due.ts'
import { useDeskMessages } from '../messages.ts'
import styles from '../desk.module.css'

interface Props {
  readonly rows: readonly DeskRow[] | undefined
  readonly box: BBox | null
}

/** What is shown as a table or as shapes, from the service where it can select just that, and on paper. */
export function DeskExport({ rows, box }: Props) {
  const words = useDeskMessages()
  const address = useServiceAddress(rows, box)
  if (rows === undefined || rows.length === 0) return null
  return (
    <ul className={styles.export} aria-label={words.export}>
      <li>
        {address === null ? (
          <button type="button" onClick={() => void saveCsv(rows)}>
            {words.csv}
          </button>
        ) : (
          <a href={address('csv')}>{words.csv}</a>
        )}
      </li>
      {address !== null && (
        <li>
          <a href={address('geojson')}>{words.geojson}</a>
        </li>
      )}
      <li>
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </li>
    </ul>
  )
}

async function saveCsv(rows: readonly DeskRow[]): Promise<void> {
  const { csvOf } = await import('./csv.ts')
  saveFile('closures.csv', 'text/csv', csvOf(rows))
}

/** A page of the service holds no more records than this, in any format. */
const MOST_SERVED = 1000

/**
 * Where the service gives what is shown, by format. Null where it has no formats, or cannot select that: it knows the
 * present only, no text in names of areas, and nothing of what is due; it gives the first page alone, and no notices of
 * a status that is not asked for.
 */
function useServiceAddress(
  rows: readonly DeskRow[] | undefined,
  box: BBox | null,
): ((format: 'csv' | 'geojson') => string) | null {
  const api = useApi()
  const language = useLanguage()
  const { filter, narrowing, usual } = useClosureFilter()
  const [{ due, changed }] = useDeskAddress()
  const [q] = useTextFilter()
  const { when, now } = useMoment()
  const hasFormats = useCapabilities()?.extensions.has('closures_formats') ?? false
  if (rows === undefined || rows.length > MOST_SERVED) return null
  if (!hasFormats || due !== null || q !== '' || when !== 'now') return null
  // Without a status chosen, what has changed is shown whatever its status is.
  if (changed !== null && filter.status === usual.status) return null
  if (rows.some(({ state }) => !filter.status.includes(state.status))) return null
  const query: ClosureQuery = {
    ...filter,
    ...narrowing,
    ...(box !== null && { bbox: box }),
    ...(changed !== null && { updated_after: yesterdayAt(now) }),
  }
  return (format) => closuresAddress(api, query, format, language)
}
