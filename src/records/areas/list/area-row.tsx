import type { ReactNode } from 'react'
import type { AreaRecord } from '#contract/records/area.ts'
import { formatArea } from '#contract/messages/numbers.ts'
import { AreaName, OwnNameBefore } from '#core/names/area-name.tsx'
import { useCountries } from '#core/api/lookups.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useRowState } from '#core/selection/row-state.ts'
import { Row } from '#core/ui/list/row.tsx'
import { NewMark } from '#core/visit/new-mark.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { useAreaMessages } from '../messages.ts'
import { useAreaKind } from '../area-kind.ts'

interface Props {
  readonly area: AreaRecord
  /** How it stands by what is recorded for it; null where nothing is. */
  readonly standing: ReactNode
  readonly onSelect: () => void
}

/** A protected area in the list. */
export function AreaRow({ area, standing, onSelect }: Props) {
  const row = useRowState({ kind: 'area', uuid: area.uuid, number: area.id, category: area.category_id })
  const language = useLanguage()
  const kind = useAreaKind(area)
  const country = useCountries().get(area.country_id ?? -1)
  const size = sizeOf(area, language, useAreaMessages().placeOnly)
  const rest = [standing === null ? '' : kind.name, country?.name, size]
  return (
    <Row
      {...row}
      onSelect={onSelect}
      icon={<AreaSwatch family={kind.family} width={24} />}
      title={
        <>
          <AreaName area={area} />
          <NewMark at={area.updated_at} />
        </>
      }
      detail={<OwnNameBefore area={area} rest={rest.filter(Boolean).join(' · ')} />}
    >
      {standing ?? kind.name}
    </Row>
  )
}

/** Without a size an area is known as a place alone, unless it came with a shape from a service that tells no sizes. */
function sizeOf({ area_km2, geometry }: AreaRecord, language: Language, placeOnly: string): string | null {
  if (area_km2 != null) return formatArea(language, area_km2)
  return geometry?.type === 'MultiPolygon' ? null : placeOnly
}
