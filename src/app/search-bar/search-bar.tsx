import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { comboboxOf } from '#core/ui/combobox.ts'
import { ENTER_CODE } from '#core/ui/enter-code.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useSearchMessages } from '#features/search/messages.ts'
import { useOpenFromList } from '../panels/map-room.ts'
import { useOpenHere } from '../panels/open.ts'
import { useSearchKeys } from '#core/shortcuts/search-keys.ts'
import { useSearchDraft, type SearchDraft } from './search-bar-draft.ts'
import styles from './search-bar.module.css'

const load = () => import('#features/search/suggestions.tsx')
/** Comes when the search is first used. */
const Suggestions = lazyComponent(load, 'Suggestions', {
  messages: [useSearchMessages, useCardMessages],
})

/** The search of names, places and coordinates; `children`: what stands beside it. */
export function SearchBar({ children }: { readonly children: ReactNode }) {
  const { filter } = useMessages()
  const draft = useSearchDraft()
  const openFromList = useOpenFromList()
  const openHere = useOpenHere()
  const { text, isOpen, active, setActive, isEntered, enter, type, filterBy, done } = draft
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <search className={styles.bar}>
      <label htmlFor={id} className={styles.label}>
        <Icon name="search" />
        <span className="visually-hidden">{filter.search}</span>
      </label>
      <SearchInput ref={input} id={id} draft={draft} />
      {text !== '' && <IconButton icon="close" label={filter.clearSearch} onClick={() => type('')} />}
      {children}
      {isOpen && (
        <Suggestions
          id={`${id}-list`}
          onActive={setActive}
          onFilter={filterBy}
          onDone={done}
          onOpen={openFromList}
          onHere={openHere}
          onEnter={enter}
          {...{ input, text, active, isEntered }}
        />
      )}
    </search>
  )
}

interface InputProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly draft: SearchDraft
}

function SearchInput({ ref, id, draft: { text, isOpen, active, enter, type, open, close, filterBy } }: InputProps) {
  const { filter } = useMessages()
  const leave = useSearchKeys(ref)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    // An open list has keys of its own as soon as it is there.
    if (event.keyCode === ENTER_CODE) (isOpen ? enter : filterBy)()
    if (event.key === 'ArrowDown') open()
    if (event.key !== 'Escape') return
    if (isOpen) close()
    else if (text !== '') type('')
    else if (!leave()) return
    event.preventDefault()
  }
  return (
    <input
      ref={ref}
      {...comboboxOf(id, isOpen, active)}
      aria-keyshortcuts="/ Control+K"
      enterKeyHint="search"
      placeholder={filter.search}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => void load()}
      onClick={open}
      onBlur={close}
      className={styles.input}
    />
  )
}
