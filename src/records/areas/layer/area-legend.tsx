import { AREA_FAMILIES } from '#contract/records/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { LegendPart } from '#map/controls/legend-part.tsx'
import { useAreaMessages } from '../messages.ts'

/** What the colours of areas mean. */
export function AreaLegend() {
  const { areas } = useMessages()
  const { families } = useAreaMessages()
  const entries = AREA_FAMILIES.map((family) => ({
    key: family,
    sample: <AreaSwatch family={family} />,
    words: families[family],
  }))
  return <LegendPart title={areas.title} entries={entries} />
}
