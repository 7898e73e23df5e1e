import type { BBox } from '#contract/geometry.ts'
import { AreaName, OwnNameBefore } from '#core/names/area-name.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useCountries } from '#core/api/lookups.ts'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { AreaStandingLine, useAreaStandings } from '#records/closures/of-area/area-standing-line.tsx'
import type { AreaStanding } from '#records/closures/of-area/area-standing.ts'
import { useRowState } from '#core/selection/row-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { Row } from '#core/ui/list/row.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import type { AreaHere } from './applying.ts'
import { HereFailure } from './here-failure.tsx'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { Section } from './section.tsx'
import type { Areas, Asked } from './use-applying.ts'
import type { HereMessages } from './messages/en.ts'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface Props {
  readonly asked: Asked<Areas>
  readonly onOpen: (selection: Selection, box: BBox | null) => void
}

/** The protected areas at a place, the smallest first, with their rules in short. */
export function AreasHere({ asked, onOpen }: Props) {
  const words = useHereMessages()
  const { data } = asked
  const standingOf = useAreaStandings()
  const { shown, more } = useShownRows(data?.here ?? [])
  return (
    <>
      <HereFailure asked={asked} notKnown={data === undefined ? words.areasNotAsked : null} />
      {data !== undefined && (
        <Section title={titleOf(data, words)}>
          {shown.map((here) => (
            <AreaEntry key={here.area.uuid} here={here} standing={standingOf(here.area)} onOpen={onOpen} />
          ))}
          {more}
          {data.partial && <li className={styles.note}>{words.areasPartial}</li>}
        </Section>
      )}
    </>
  )
}

/** Inside how many areas; not of those that are only within reach, and no "none" where some may be missing. */
function titleOf({ here, partial }: Areas, words: HereMessages): string {
  if (here.length === 0) return partial ? words.insideOrNear : words.insideNone
  return here.every(({ metres }) => metres === 0) ? words.inside(here.length) : words.insideOrNear
}

interface EntryProps {
  readonly here: AreaHere
  readonly standing: AreaStanding | null
  readonly onOpen: Props['onOpen']
}

function AreaEntry({ here: { area, metres }, standing, onOpen }: EntryProps) {
  const kind = useAreaKind(area)
  const country = useCountries().get(area.country_id ?? -1)
  const nearness = useNearnessText()
  const away = metres > 0 ? nearness({ metres, bearing: null }, '') : undefined
  const rest = [standing === null ? undefined : kind.name, country?.name, away]
  const selection = { kind: 'area', uuid: area.uuid } as const
  const row = useRowState(selection)
  return (
    <Row
      {...row}
      icon={<AreaSwatch family={kind.family} width={24} />}
      title={<AreaName area={area} />}
      detail={<OwnNameBefore area={area} rest={rest.filter((text) => text != null).join(' · ')} />}
      onSelect={() => onOpen(selection, area.bbox ?? null)}
    >
      {standing === null ? kind.name : <AreaStandingLine standing={standing} />}
      {area.rules != null && area.rules !== '' && (
        <span className={styles.rules}>
          <SourceText>{area.rules}</SourceText>
        </span>
      )}
    </Row>
  )
}
