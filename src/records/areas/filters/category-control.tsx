import { useState } from 'react'
import { useCategories } from '#core/api/lookups.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { Chip } from '#core/ui/chip.tsx'
import { useAreaMessages } from '../messages.ts'
import { useAreaFilter } from './area-filter.ts'
import styles from './category-control.module.css'

const FIRST = 3

/** Chips for the kinds of area, the first few and those chosen, the others when asked for. */
export function CategoryControl() {
  const { filter } = useMessages()
  const messages = useAreaMessages()
  const { groups } = useFilterMessages()
  const categories = [...useCategories().values()]
  const {
    narrowing: { category_id: chosen },
    change,
  } = useAreaFilter()
  const toggle = (id: number) =>
    change({ category_id: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] })
  const [all, setAll] = useState(false)
  const shown = categories.filter(({ id }, index) => all || index < FIRST || chosen.includes(id))
  const left = categories.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{groups.category}</legend>
      {shown.map(({ id, name }) => (
        <Chip key={id} on={chosen.includes(id)} onToggle={() => toggle(id)}>
          {name}
        </Chip>
      ))}
      {(all || left > 0) && categories.length > FIRST && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.fewer : filter.more(left)}
        </button>
      )}
    </fieldset>
  )
}
