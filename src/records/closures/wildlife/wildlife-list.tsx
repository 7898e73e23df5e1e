import { useAppConfig } from '#core/api/app-config.ts'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import type { Wildlife } from '#contract/records/wildlife.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatDayOfYear } from '#contract/messages/formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { FoldedText } from '#core/ui/folded-text.tsx'
import { isInSeason, partsOfSeason, soonestFirst, type Season } from './wildlife-season.ts'
import { LaneBar, YearLanes } from '../strips/year-lanes.tsx'
import { placeInYear } from '../strips/year-strip-bars.ts'
import styles from './wildlife-section.module.css'

interface Props {
  readonly records: readonly Wildlife[]
  readonly date: LocalDate
}

/** What lives in an area, the soonest to be disturbed first. */
export function WildlifeList({ records, date }: Props) {
  return (
    <ul className={styles.list}>
      {records.toSorted(soonestFirst(date)).map((record) => (
        <Entry key={record.uuid} record={record} date={date} />
      ))}
    </ul>
  )
}

function Entry({ record, date }: { readonly record: Wildlife; readonly date: LocalDate }) {
  const words = useCardMessages()
  const name = useShownName()(record)
  const { recordsLanguage } = useAppConfig()
  const { scientific_name, kind, red_list_status, sensitive_from, sensitive_to, description } = record
  const listed = red_list_status === null ? null : (words.redList[red_list_status] ?? red_list_status)
  const notes = [kind === 'habitat' ? words.habitat : '', listed === null ? '' : words.redListStatus(listed)]
  const season = sensitive_from === null || sensitive_to === null ? null : { from: sensitive_from, to: sensitive_to }
  return (
    <li className={styles.entry}>
      <p className={styles.name}>
        <SourceText>{name}</SourceText>
        {scientific_name !== null && <i lang="la">{scientific_name}</i>}
      </p>
      {season === null ? <p>{words.noSensitiveTime}</p> : <SeasonStrip name={name} season={season} date={date} />}
      <p className={styles.notes}>{notes.filter((note) => note !== '').join(' · ')}</p>
      {description !== null && <FoldedText text={description} lang={recordsLanguage} />}
    </li>
  )
}

interface SeasonProps {
  readonly name: string
  readonly season: Season
  readonly date: LocalDate
}

function SeasonStrip({ name, season, date }: SeasonProps) {
  const words = useCardMessages()
  const language = useLanguage()
  const year = Number(date.slice(0, 4))
  const [from, to] = [season.from, season.to].map((day) => formatDayOfYear(language, `2024-${day}`, 'long'))
  const isNow = isInSeason(season, date)
  return (
    <>
      <p className={isNow ? styles.now : undefined}>
        {(isNow ? words.sensitiveNow : words.sensitive)(from ?? '', to ?? '')}
      </p>
      <YearLanes
        label={words.wildlifeStrip(name, from ?? '', to ?? '')}
        year={year}
        lanes={1}
        marked={placeInYear(year, date)}
      >
        {partsOfSeason(season, year).map((part) => (
          <LaneBar key={part.from} part={part} lane={0} status="wildlife" />
        ))}
      </YearLanes>
    </>
  )
}
