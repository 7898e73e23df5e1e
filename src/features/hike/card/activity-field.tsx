import { useId, useRef } from 'react'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { useHikeAddress } from '../hike-address.ts'
import { useHikePlan } from '../use-hike-answer.ts'
import { useHikeMessages } from '../messages.ts'
import styles from './hike-form.module.css'

/** What one does on the way, each of several activities with a way to take it away; nothing where the service names none. */
export function ActivityField() {
  const words = useHikeMessages()
  const { records } = useMessages()
  const language = useLanguage()
  const { groups } = useFilterMessages()
  const [, change] = useHikeAddress()
  const { activities, names } = useHikePlan()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  if (names.size === 0) return null
  const others = [...names].filter(([value]) => !activities.includes(value))
  const choose = (chosen: readonly number[]) => change({ hike_activity: chosen, hike_pace: null })
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{groups.activity}</label>
      <div className={styles.activities}>
        {activities.map((own) => {
          const name = names.get(own)?.name ?? records.activity(own)
          return (
            <button
              key={own}
              type="button"
              className={styles.activity}
              aria-label={words.removeActivity(name)}
              onClick={() => {
                choose(activities.filter((other) => other !== own))
                select.current?.focus()
              }}
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          )
        })}
        <select ref={select} id={id} value="" onChange={({ target }) => choose([...activities, Number(target.value)])}>
          <option value="" disabled>
            {activities.length === 0 ? words.anyActivity : words.addActivity}
          </option>
          {others
            .sort(([, a], [, b]) => a.name.localeCompare(b.name, language))
            .map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
        </select>
      </div>
    </div>
  )
}
