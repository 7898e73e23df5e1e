import { useId } from 'react'
import { useTextFilter } from '#filters/text-filter.ts'
import { useMessages } from '#i18n/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FilterButton } from './filter-button.tsx'
import { Menu } from './menu.tsx'
import styles from './search-bar.module.css'

/** The search of names, and beside it the filters and the menu. */
export function SearchBar({ onCheckHike }: { readonly onCheckHike: () => void }) {
  const { filter } = useMessages()
  const [q, setQ] = useTextFilter()
  const id = useId()
  return (
    <search className={styles.bar}>
      <label htmlFor={id} className={styles.label}>
        <Icon name="search" />
        <span className="visually-hidden">{filter.search}</span>
      </label>
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={filter.search}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQ('')}
        className={styles.input}
      />
      {q !== '' && <IconButton icon="close" label={filter.clearSearch} onClick={() => setQ('')} />}
      <FilterButton />
      <Menu onCheckHike={onCheckHike} />
    </search>
  )
}
