import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { GroundPlace } from '#contract/ground/ground-place.ts'
import { pathName } from '#contract/ground/path-words.ts'
import { useGrounds } from '#map/ground/grounds.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { Row } from '#core/ui/list/row.tsx'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { GroundPlaceIcon } from '#map/ground/places/ground-place-icon.tsx'
import { useGroundPlaceMessages } from '#map/ground/places/messages.ts'
import { boxAround } from './applying.ts'
import type { Place } from './here-address.ts'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { groundAroundQuery } from './queries.ts'
import { Section } from './section.tsx'
import { useHereMessages } from './messages.ts'
import { pathHereQuery } from './path-here.ts'
import styles from './here-card.module.css'

/** Half of what is shown around a place that was chosen, in metres. */
const SHOWN_AROUND = 400

interface Props {
  readonly place: Place
  readonly onZoomTo: (box: BBox) => void
}

/** What of the ground is at a place or nearest to it: a path, a peak or hut, a car park and a stop. Nothing without a ground. */
export function GroundHere({ place, onZoomTo }: Props) {
  const words = useHereMessages()
  const api = useApi()
  const language = useLanguage()
  const enabled = useCapabilities()?.extensions.has('ground_places') ?? false
  const grounds = useGrounds()
  const { data = [] } = useQuery({ ...groundAroundQuery(api, place, language), enabled })
  const { data: path = null } = useQuery({ ...pathHereQuery(grounds, place), enabled: grounds.length > 0 })
  if (data.length === 0 && path === null) return null
  return (
    <Section title={words.ground}>
      {path !== null && <li className={styles.note}>{words.onPath(pathName(path))}</li>}
      {data.map((one) => (
        <GroundEntry key={`${one.kind} ${one.point.join()}`} {...{ one, place, onZoomTo }} />
      ))}
    </Section>
  )
}

function GroundEntry({ one, place: { lng, lat }, onZoomTo }: Props & { readonly one: GroundPlace }) {
  const { kinds } = useGroundPlaceMessages()
  const { metres = 0, bearing = null } = nearestOf([lng, lat], { type: 'Point', coordinates: one.point }) ?? {}
  const away = useNearnessText()({ metres, bearing }, '')
  const show = () => onZoomTo(boxAround({ lng: one.point[0], lat: one.point[1], accuracy: null }, SHOWN_AROUND))
  return (
    <Row
      icon={<GroundPlaceIcon kind={one.kind} />}
      title={one.name ?? kinds[one.kind]}
      detail={away}
      selected={false}
      hovered={false}
      onHover={() => {}}
      onSelect={show}
    >
      {one.name !== null && kinds[one.kind]}
    </Row>
  )
}
