import type { Geometry } from 'geojson'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { useShownPosition } from './position.ts'

interface Props {
  readonly geometry: Geometry
}

/** How far from the visitor's position something is, and in which direction: "1.2 km north-east · ". */
export function Away({ geometry }: Props) {
  const position = useShownPosition()
  const text = useNearnessText()
  const { inside } = useNearnessMessages()
  if (position.kind !== 'found') return null
  const nearness = nearestOf([position.lng, position.lat], geometry)
  return nearness !== null && `${text(nearness, inside)} · `
}
