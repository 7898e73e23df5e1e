import type { ReactNode } from 'react'
import { areaNameIn } from '#contract/records/area-name.ts'
import { AreaName } from '#core/names/area-name.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useCountries } from '#core/api/lookups.ts'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { AreaStandingLine, useAreaStandings } from '#records/closures/of-area/area-standing-line.tsx'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { formatCoordinates } from '#core/viewport/coordinates.ts'
import { formatMeasure } from '#contract/messages/numbers.ts'
import { GroundPlaceIcon } from '#map/ground/places/ground-place-icon.tsx'
import { useGroundPlaceMessages } from '#map/ground/places/messages.ts'
import { PlaceIcon } from './place-icon.tsx'
import type { Suggestion } from './suggestion.ts'
import { useSearchMessages } from './messages.ts'
import styles from './suggestions.module.css'

interface Of<K extends Suggestion['kind']> {
  readonly suggestion: Extract<Suggestion, { kind: K }>
}

/** A suggestion: what it is called, and what tells it from others of that name. */
export function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'area':
      return <AreaLines suggestion={suggestion} />
    case 'closure':
      return <ClosureLines suggestion={suggestion} />
    case 'ground':
      return <GroundLines suggestion={suggestion} />
    case 'place':
      return <PlaceLines suggestion={suggestion} />
    case 'coordinates':
      return <CoordinateLines suggestion={suggestion} />
  }
}

function AreaLines({ suggestion: { area, name } }: Of<'area'>) {
  const kind = useAreaKind(area)
  const country = useCountries().get(area.country_id ?? -1)
  const standing = useAreaStandings()(area)
  const title = areaNameIn(useLanguage(), area)
  const others = [area.name, name].filter((other) => other !== title)
  const parts = [...new Set(others), kind.name, country?.name]
  return (
    <Lines icon={<AreaSwatch family={kind.family} width={24} />} title={<AreaName area={area} />}>
      {parts.filter(Boolean).join(' · ')}
      {standing !== null && (
        <>
          <br />
          <AreaStandingLine standing={standing} />
        </>
      )}
    </Lines>
  )
}

function ClosureLines({ suggestion: { state } }: Of<'closure'>) {
  return (
    <Lines
      icon={<StatusIcon status={state.displayStatus} size={23} />}
      title={<SourceText>{useShownName()(state.record)}</SourceText>}
    >
      <StatusLine state={state} />
    </Lines>
  )
}

function GroundLines({ suggestion }: Of<'ground'>) {
  const { kind, name, local_name, ref, ele } = suggestion.place
  const { kinds } = useGroundPlaceMessages()
  const language = useLanguage()
  const height = ele === null ? null : formatMeasure(language, ele, 'meter')
  return (
    <Lines icon={<GroundPlaceIcon kind={kind} />} title={name ?? kinds[kind]}>
      {[kinds[kind], ref === name ? null : ref, height, local_name].filter(Boolean).join(' · ')}
    </Lines>
  )
}

function PlaceLines({ suggestion }: Of<'place'>) {
  const { name, country, near } = suggestion.place
  const words = useSearchMessages()
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  return (
    <Lines icon={<PlaceIcon />} title={name}>
      {[near === null ? null : words.near(near), countries.of(country)].filter(Boolean).join(' · ')}
    </Lines>
  )
}

function CoordinateLines({ suggestion: { reading } }: Of<'coordinates'>) {
  const words = useSearchMessages()
  const { winds } = useMessages()
  return (
    <Lines icon={<Icon name="locate" />} title={formatCoordinates(reading, 'decimal', winds)}>
      {words.readAs(reading)}
    </Lines>
  )
}

function Lines({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.lines}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{children}</span>
      </span>
    </>
  )
}
