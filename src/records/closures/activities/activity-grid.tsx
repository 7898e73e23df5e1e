import { formatNumber } from '#contract/messages/numbers.ts'
import { Tile } from '#core/ui/tile.tsx'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useClosureChoices } from '../filters/choices.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { useChoiceCounts } from '../filters/use-choice-counts.ts'
import { ALL_SHAPES } from './all-shapes.ts'
import { useToggleActivity } from './toggle-activity.ts'
import { ActivityPictogram } from './activity-pictogram.tsx'
import styles from './activity-grid.module.css'

/** All activities as pictures with their words, and how many closures are about each; any number can be on. */
export function ActivityGrid() {
  const language = useLanguage()
  const { chosen } = useClosureFilter()
  const counts = useChoiceCounts()?.activity_id
  const toggle = useToggleActivity()
  return (
    <ul className={styles.grid}>
      {useClosureChoices().activity_id.map(({ value, name }) => {
        const count = counts === undefined ? null : (counts.get(value) ?? 0)
        return (
          <li key={value} className={count === 0 ? styles.none : undefined}>
            <Tile
              picture={<ActivityPictogram name={name} shapes={ALL_SHAPES} />}
              aria-pressed={chosen.activity_id?.includes(Number(value)) ?? false}
              onClick={() => toggle(Number(value))}
            >
              {name}
              {count !== null && <b className={styles.count}>{formatNumber(language, count)}</b>}
            </Tile>
          </li>
        )
      })}
    </ul>
  )
}
