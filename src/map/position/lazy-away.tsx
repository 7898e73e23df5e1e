import type { Geometry } from 'geojson'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useShownPosition } from './position.ts'

const Away = lazyComponent(() => import('./away.tsx'), 'Away', { quiet: true, messages: [useNearnessMessages] })

interface Props {
  readonly geometry: Geometry | null | undefined
}

/** How far something is, where the visitor has asked for their position; it comes with that. */
export function AwayFromPosition({ geometry }: Props) {
  const isKnown = useShownPosition().kind === 'found'
  return isKnown && geometry != null && <Away geometry={geometry} />
}
