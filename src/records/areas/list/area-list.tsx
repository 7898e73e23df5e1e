import type { ReactNode } from 'react'
import type { AreaRecord } from '#contract/records/area.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { EmptyNote, List, ListNote, NotLoaded } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import { AreaRow } from './area-row.tsx'
import { useAreasInView } from '../areas-in-view.ts'
import { isAreaNarrowed, useAreaFilter } from '../filters/area-filter.ts'

interface Props {
  readonly onOpen: (area: AreaRecord) => void
  /** How an area stands by what is recorded for it; null where nothing is. */
  readonly standingOf: (area: AreaRecord) => ReactNode
}

const useListWords = lateWords({
  en: {
    emptyAreas: 'No protected area recorded in this view',
    found: (q: string) => `Nothing named “${q}” matches the filters`,
    readOf: (read: number, all: number) => `${read} of ${all} areas of the service were read.`,
  },
  de: {
    emptyAreas: 'In diesem Ausschnitt ist kein Schutzgebiet erfasst',
    found: (q: string) => `Nichts mit dem Namen „${q}“ passt zu den Filtern`,
    readOf: (read: number, all: number) => `${read} von ${all} Gebieten des Dienstes wurden gelesen.`,
  },
})

/** The protected areas of the view; with a text, those of that name anywhere. */
export function AreaList({ onOpen, standingOf }: Props) {
  const { list } = useMessages()
  const words = useListWords()
  const { data, error, isFetching, isOutdated } = useAreasInView()
  if (data === undefined) return isFetching || error === null ? <List busy rows={8} /> : <NotLoaded />
  return (
    <List busy={isFetching && isOutdated}>
      <Rows rows={data.areas} keyOf={({ uuid }) => uuid}>
        {(area) => <AreaRow key={area.uuid} area={area} standing={standingOf(area)} onSelect={() => onOpen(area)} />}
      </Rows>
      {data.areas.length === 0 && <Nothing />}
      {data.count > data.areas.length && <ListNote>{list.beyondLimit(data.areas.length, data.count)}</ListNote>}
      {data.unreadable > 0 && <ListNote>{list.unreadable(data.unreadable)}</ListNote>}
      {data.readOf !== null && <ListNote>{words.readOf(data.readOf.read, data.readOf.all)}</ListNote>}
    </List>
  )
}

/** Why there is no area: what the filters leave out may well be recorded. */
function Nothing() {
  const { list } = useMessages()
  const words = useListWords()
  const [q] = useTextFilter()
  const { narrowing } = useAreaFilter()
  if (isAreaNarrowed(narrowing)) return <EmptyNote title={q === '' ? list.allHidden : words.found(q)} />
  return <EmptyNote title={q === '' ? words.emptyAreas : list.noMatch(q)} />
}
