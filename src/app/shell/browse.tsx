import type { ReactNode } from 'react'
import { LISTS, useListChoice, type ListName } from '#core/address/list-choice.ts'
import { ClosureList } from '#records/closures/list/closure-list.tsx'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { StatusControl } from '#records/closures/filters/status-control.tsx'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { isNotLoaded } from '#core/api/loaded.ts'
import { List, NO_NUMBER } from '#core/ui/list/list.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { FilterButton } from '../filter-panel/filter-button.tsx'
import { HiddenClosures } from '../filter-panel/hidden-note.tsx'
import { useFilters } from '../filter-panel/use-filters.ts'
import { WhenControl } from '../filter-panel/when-control.tsx'
import { useOpenFromList } from '../panels/map-room.ts'
import styles from './browse.module.css'

/** Few visits have any. */
const ActiveFilters = lazyComponent(() => import('../filter-panel/active-filters.tsx'), 'ActiveFilters', {
  messages: [useFilterMessages],
})

/** Its pictures and the names of what they show come after the first rows. */
const ActivityLine = lazyComponent(() => import('#records/closures/activities/activity-line.tsx'), 'ActivityLine', {
  pending: <div />,
  quiet: true,
})

/** The list that one meets first is that of the closures. */
const BrowseAreas = lazyComponent(() => import('./browse-areas.tsx'), 'BrowseAreas', {
  pending: <List busy rows={8} />,
  messages: [useCardMessages, useFilterMessages],
})

/** What is in view: the moment and the filters, and the lists of closures and of areas. */
export function Browse() {
  const [list, setList] = useListChoice()
  const { count } = useFilters()
  const openFromList = useOpenFromList()
  return (
    <>
      <div className={styles.filters}>
        <WhenControl />
        <div className={styles.what}>
          <OnceRead>
            <ActivityLine />
          </OnceRead>
          <FilterButton isTile />
        </div>
        <StatusControl />
        {count > 0 && <ActiveFilters />}
      </div>
      <Tabs chosen={list} onChoose={setList} />
      <div role="tabpanel" id="list" aria-labelledby={`tab-${list}`} className={styles.panel}>
        {list === 'areas' ? (
          <BrowseAreas onOpen={({ uuid, bbox = null }) => openFromList({ kind: 'area', uuid }, bbox, true)} />
        ) : (
          <>
            <HiddenClosures />
            <ClosureList
              onOpen={({ record: { uuid, bbox = null } }) => openFromList({ kind: 'closure', uuid }, bbox, true)}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Waits for the first rows. A component of its own, so that new rows do not render its neighbours anew. */
function OnceRead({ children }: { readonly children: ReactNode }) {
  return useClosuresInView().data === undefined ? <div /> : children
}

function Tabs({ chosen, onChoose }: { readonly chosen: ListName; readonly onChoose: (list: ListName) => void }) {
  const { list } = useMessages()
  const [q] = useTextFilter()
  const words = q === '' ? list.inView : list.found
  const closures = useClosuresInView()
  const areas = useAreasInView()
  const told = useToldNumber()
  const counts = {
    closures: isNotLoaded(closures)
      ? NO_NUMBER
      : closures.data && told((closures.data.found === null ? list.inView : list.found)(closures.data.count)),
    areas: isNotLoaded(areas) ? NO_NUMBER : areas.data && words(areas.data.count),
  }
  return (
    <div role="tablist" aria-label={list.label} className={styles.tabs}>
      {LISTS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === chosen}
          aria-controls="list"
          tabIndex={name === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            const other = name === 'areas' ? 'closures' : 'areas'
            onChoose(other)
            document.getElementById(`tab-${other}`)?.focus()
          }}
        >
          <span className={styles.tabName}>{list[name]}</span>
          <span className={styles.tabCount}>{counts[name]}</span>
        </button>
      ))}
    </div>
  )
}
