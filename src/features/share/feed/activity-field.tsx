import { useId } from 'react'
import { useActivities } from '#core/api/lookups.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useImplications } from '#records/closures/filters/use-implications.ts'
import { useShareMessages } from '../messages.ts'
import styles from './feed-part.module.css'

/** The activity that feeds are for: those of the filters, any, or one by its id. */
export type FeedActivity = 'filtered' | 'any' | number

interface Props {
  readonly chosen: FeedActivity
  readonly onChoose: (activity: FeedActivity) => void
}

/** Chooses the activity that the feeds are for. Shows nothing where the service names no activities, or until it is known what they imply. */
export function ActivityField({ chosen, onChoose }: Props) {
  const { feed: words } = useShareMessages()
  const { records } = useMessages()
  const language = useLanguage()
  const names = useActivities()
  const filtered = useClosureFilter().chosen.activity_id ?? []
  const table = useImplications(true)
  const id = useId()
  if (names.size === 0 || table === null) return null
  const nameOf = (activity: number) => names.get(activity)?.name ?? records.activity(activity)
  const sorted = [...names].sort(([, a], [, b]) => a.name.localeCompare(b.name, language))
  return (
    <div className={styles.activity}>
      <label htmlFor={id}>{words.forWhom}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(activityIn(target.value))}>
        <option value="any">{words.forAll}</option>
        {filtered.length > 0 && <option value="filtered">{formatList(language, filtered.map(nameOf))}</option>}
        {sorted
          .filter(([activity]) => filtered.length !== 1 || filtered[0] !== activity)
          .map(([activity, { name }]) => (
            <option key={activity} value={activity}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}

function activityIn(value: string): FeedActivity {
  return value === 'any' || value === 'filtered' ? value : Number(value)
}
