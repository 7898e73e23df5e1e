import { useMemo, type ReactNode } from 'react'
import { useQueries } from '@tanstack/react-query'
import { AreaRecord } from '#contract/records/area.ts'
import { AreaName } from '#core/names/area-name.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { AreaStandingLine, useAreaStandings } from '#records/closures/of-area/area-standing-line.tsx'
import type { AreaStanding } from '#records/closures/of-area/area-standing.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { worstFirst } from '#records/closures/worst-first.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import type { Hit } from '#core/selection/choice.ts'
import { hoverMoved } from '#core/selection/hover.ts'
import { useRowState } from '#core/selection/row-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import { Row } from '#core/ui/list/row.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'

interface Props {
  readonly hits: readonly Hit[]
  readonly onChoose: (selection: Selection) => void
}

/** What can be meant: the closures, worst first, then the areas, the smallest first. */
export function PickerRows({ hits, onChoose }: Props) {
  const closures = useClosureHits(hits)
  const areas = useAreaHits(hits)
  const standingOf = useAreaStandings()
  const shownName = useShownName()
  const { records, standing } = useMessages()
  const { shown, more } = useShownRows([...closures, ...areas])
  return (
    <ul>
      {shown.map((entry) =>
        'record' in entry ? (
          <Entry
            key={entry.record.uuid}
            selection={{ kind: 'closure', uuid: entry.record.uuid }}
            icon={<StatusIcon status={entry.displayStatus} size={23} />}
            title={<SourceText>{shownName(entry.record)}</SourceText>}
            kind={entry.record.type === 'notice' ? standing.displayStatus.notice : records.closure}
            onChoose={onChoose}
          >
            <StatusLine state={entry} />
          </Entry>
        ) : (
          <AreaEntry key={entry.uuid} area={entry} standing={standingOf(entry)} onChoose={onChoose} />
        ),
      )}
      {more}
    </ul>
  )
}

interface AreaEntryProps {
  readonly area: AreaRecord
  readonly standing: AreaStanding | null
  readonly onChoose: Props['onChoose']
}

function AreaEntry({ area, standing, onChoose }: AreaEntryProps) {
  const { areas: words } = useMessages()
  const { family, name } = useAreaKind(area)
  return (
    <Entry
      selection={{ kind: 'area', uuid: area.uuid }}
      icon={<AreaSwatch family={family} width={24} />}
      title={<AreaName area={area} />}
      kind={standing === null ? words.one : name}
      onChoose={onChoose}
    >
      {standing === null ? name : <AreaStandingLine standing={standing} />}
    </Entry>
  )
}

interface EntryProps {
  readonly selection: Selection
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly kind: string
  readonly onChoose: (selection: Selection) => void
  readonly children: ReactNode
}

function Entry({ selection, kind, onChoose, children, ...shown }: EntryProps) {
  const row = useRowState(selection)
  return (
    <Row
      {...shown}
      {...row}
      detail={kind}
      onSelect={() => {
        hoverMoved(null)
        onChoose(selection)
      }}
    >
      {children}
    </Row>
  )
}

function useClosureHits(hits: readonly Hit[]): readonly ClosureState[] {
  const { data } = useClosuresInView()
  return useMemo(() => {
    const uuids = new Set(hits.map(({ selection }) => selection.uuid))
    const known = [...(data?.matching ?? []), ...(data?.others ?? [])]
    return known.filter(({ record }) => uuids.has(record.uuid)).sort(worstFirst)
  }, [data, hits])
}

/** The areas among some hits, as they become known: tiles tell no names. */
function useAreaHits(hits: readonly Hit[]): readonly AreaRecord[] {
  const api = useApi()
  const areas = hits.filter(({ selection }) => selection.kind === 'area')
  const asked = useQueries({ queries: areas.map(({ selection }) => areaNameQuery(api, selection.uuid)) })
  return areas
    .flatMap(({ properties }, index) => asked[index]?.data ?? AreaRecord.safeParse(properties).data ?? [])
    .sort((a, b) => (a.area_km2 ?? 0) - (b.area_km2 ?? 0))
}
