import { useCategories } from '#api/lookups.ts'
import { useMessages } from '#i18n/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { useCategoryFilter } from './category-filter.ts'
import styles from './category-control.module.css'

/** Chips for the kinds of area; without a list of them (the specification has one) there is nothing to choose. */
export function CategoryControl() {
  const { filter } = useMessages()
  const categories = useCategories()
  const { categories: chosen, toggle } = useCategoryFilter()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{filter.category}</legend>
      {[...categories.values()].map(({ id, name }) => (
        <Chip key={id} on={chosen.includes(id)} onToggle={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}
