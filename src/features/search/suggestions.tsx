import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { hoverMoved } from '#core/selection/hover.ts'
import type { Selection } from '#core/selection/selection.ts'
import { Icon } from '#core/ui/icons/icon.tsx'
import { goTo, type SearchActions } from './going.ts'
import { Notes } from './notes.tsx'
import { Option } from './option.tsx'
import { Popup } from './popup.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { bestOf, type Suggestion, type SuggestionKind } from './suggestion.ts'
import { activeOf, optionAfter, useKeys } from './use-keys.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useSearchMessages } from './messages.ts'
import styles from './suggestions.module.css'

interface Props extends SearchActions {
  readonly input: RefObject<HTMLInputElement | null>
  /** Of the list that the input controls; its options' ids begin with it. */
  readonly id: string
  readonly text: string
  /** The id of the option that the keys have gone to; null: the input itself. */
  readonly active: string | null
  readonly onActive: (id: string | null) => void
  /** The text was entered before it was known what fits it. */
  readonly isEntered: boolean
  readonly onEnter: () => void
  /** The visitor chose the text itself, to filter by; null where a place alone is asked for. */
  readonly onFilter: (() => void) | null
  /** The visitor chose something else, or nothing. */
  readonly onDone: () => void
}

/** What fits the text of the search, to choose from with the keys of its input or by pointing. */
export function Suggestions(props: Props) {
  const { input, id, text, active, isEntered, onActive, onEnter, onFilter, onDone, ...actions } = props
  const words = useSearchMessages()
  const found = useSuggestions(text.trim())
  const groups = onFilter === null ? found.groups.filter(({ kind }) => PLACES.includes(kind)) : found.groups
  const suggestions = groups.flatMap((group) => group.suggestions)
  const idOf = (one: Suggestion) => `${id}-${one.kind}-${one.key}`
  const chosen = suggestions.find((one) => idOf(one) === active)
  // Coordinates are no part of a name.
  const filterId = onFilter === null || suggestions[0]?.kind === 'coordinates' ? null : `${id}-filter`
  const options = [...suggestions.map(idOf), ...(filterId === null ? [] : [filterId])]
  const choose = (one: Suggestion | undefined) => {
    if (one === undefined) return onFilter?.()
    onDone()
    goTo(one, actions, onFilter === null)
  }
  const chooseBest = () => choose(bestOf(suggestions))
  useDue(isEntered && !found.isPending, chooseBest)
  useKeys(input, (key) => {
    const current = activeOf(options, active)
    if (key !== 'Enter') onActive(optionAfter(key, options, current))
    else if (current === null) (found.isPending ? onEnter : chooseBest)()
    else choose(chosen)
  })
  useLighting(chosen)
  return (
    <Popup isBusy={found.isPending} isInline={onFilter === null}>
      <div role="listbox" id={id} aria-label={words.results} className={styles.list}>
        {groups.map(({ kind, suggestions: own }) => (
          <Group key={kind} id={`${id}-${kind}`} title={words.groups[kind]}>
            {own.map((one) => (
              <Option key={one.key} id={idOf(one)} {...{ active, onActive }} onChoose={() => choose(one)}>
                <SuggestionRow suggestion={one} />
              </Option>
            ))}
          </Group>
        ))}
        {filterId !== null && onFilter !== null && (
          <div role="presentation" className={styles.filter}>
            <Option id={filterId} {...{ active, onActive }} onChoose={onFilter}>
              <FilterRow text={text.trim()} />
            </Option>
          </div>
        )}
      </div>
      <Notes text={text.trim()} found={found} count={suggestions.length} />
    </Popup>
  )
}

/** Kinds of what is one place. */
const PLACES: readonly SuggestionKind[] = ['coordinates', 'ground', 'place']

/** What filters the list by the text. */
function FilterRow({ text }: { readonly text: string }) {
  const words = useSearchMessages()
  return (
    <>
      <span className={styles.icon}>
        <Icon name="filter" />
      </span>
      <span className={styles.title}>{words.showOnly(text)}</span>
    </>
  )
}

/** Goes on with what was entered as soon as all has answered for it. */
function useDue(isDue: boolean, onDue: () => void): void {
  const goOn = useEffectEvent(onDue)
  useEffect(
    function answerEnter() {
      if (isDue) goOn()
    },
    [isDue],
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.head}>
        {title}
      </div>
      {children}
    </div>
  )
}

/** Lights on the map what the keys or the pointer have gone to. */
function useLighting(suggestion: Suggestion | undefined): void {
  const record = recordOf(suggestion)
  const { kind, uuid } = record ?? {}
  const category = record?.kind === 'area' ? record.category : undefined
  useEffect(
    function light() {
      if (kind === undefined || uuid === undefined) return
      hoverMoved(kind === 'area' ? { kind, uuid, category } : { kind, uuid })
      return () => hoverMoved(null)
    },
    [kind, uuid, category],
  )
}

/** What the map lights for a suggestion. */
function recordOf(suggestion: Suggestion | undefined): Selection | null {
  if (suggestion?.kind === 'area') {
    const { uuid, category_id: category } = suggestion.area
    return { kind: 'area', uuid, category }
  }
  if (suggestion?.kind === 'closure') return { kind: 'closure', uuid: suggestion.state.record.uuid }
  return null
}
