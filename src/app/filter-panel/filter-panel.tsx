import { isNotLoaded } from '#core/api/loaded.ts'
import { NO_NUMBER } from '#core/ui/list/list.tsx'
import { useListChoice } from '#core/address/list-choice.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { areaControls } from '#records/areas/filters/controls.tsx'
import { keysOf } from '#contract/keys.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { closureControls } from '#records/closures/filters/controls.tsx'
import type { FilterGroup } from '#core/filters/user-filter.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useFilters } from './use-filters.ts'
import styles from './filter-panel.module.css'

/** Every control by its filter's name; the text is the same for closures and areas. */
const controls = { ...closureControls, ...areaControls }

const names = keysOf(controls)
const groups = [...new Set(names.map((name) => controls[name].group))]

/** What narrows areas alone. */
const ofAreas: readonly FilterGroup[] = keysOf(areaControls)
  .filter((name) => !Object.hasOwn(closureControls, name))
  .map((name) => areaControls[name].group)

interface Props {
  /** Of the popover that it is in. */
  readonly id: string
  /** Whether the page has areas to be filtered too. */
  readonly hasAreas?: boolean
}

/** Every filter that there is, group by group. */
export function FilterPanel({ id, hasAreas = true }: Props) {
  const { app, filter } = useMessages()
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{filter.open}</h2>
        <IconButton icon="close" label={app.close} popoverTarget={id} popoverTargetAction="hide" />
      </header>
      <div className={styles.groups}>
        {groups
          .filter((group) => hasAreas || !ofAreas.includes(group))
          .map((group) => (
            <Group key={group} group={group} />
          ))}
      </div>
      <Foot id={id} hasAreas={hasAreas} />
    </>
  )
}

function Group({ group }: { readonly group: FilterGroup }) {
  const words = useFilterMessages()
  const members = names.map((name) => ({ name, ...controls[name] })).filter((control) => control.group === group)
  return (
    <fieldset className={styles.group} data-group={group}>
      <legend className={styles.legend}>{words.groups[group]}</legend>
      {members.map(({ name, Control }) => (
        <Control key={name} />
      ))}
    </fieldset>
  )
}

/** On a phone the panel covers the list: the way back says what is there. */
function Foot({ id, hasAreas }: Required<Props>) {
  const words = useFilterMessages()
  const language = useLanguage()
  const { clearAll } = useFilters()
  const [list] = useListChoice()
  const closures = useClosuresInView()
  const areas = useAreasInView()
  const isOfAreas = hasAreas && list === 'areas'
  const told = useToldNumber()
  const found = isOfAreas ? areas.data?.count : closures.data?.count
  const text = found === undefined ? '…' : formatNumber(language, found)
  const isUnknown = isNotLoaded(isOfAreas ? areas : closures)
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.clear} onClick={clearAll}>
        {words.clearAll}
      </button>
      <button type="button" className={styles.done} popoverTarget={id} popoverTargetAction="hide">
        {words.done(isUnknown ? NO_NUMBER : isOfAreas ? text : told(text))}
      </button>
    </footer>
  )
}
