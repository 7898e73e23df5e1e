import type { SourceSpecification } from 'maplibre-gl'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import type { LayersBySlot } from '../map-layer.ts'
import type { Drawings } from './drawing.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { Pixel } from '../camera/world.ts'

/** A source of features, and of vector tiles the layer in it. */
export interface SourceRef {
  readonly source: string
  readonly 'source-layer'?: string
}

/** Sources by id, the style layers that draw from them, and the pictures that these name. */
export interface StyleParts {
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly layers: LayersBySlot
  readonly drawings?: Drawings | undefined
  /** Others have written it, so it is validated where that can be done. */
  readonly isForeign?: boolean | undefined
}

/** What style content is drawn on. */
export interface Surface {
  /** Shows `after` in place of `before`; null for nothing. */
  show(before: StyleParts | null, after: StyleParts | null): void
  /** The middle of what the panels leave free. */
  middle(): LatLng
  /** Tells where a place is, now and whenever that changes, until the answer is called; null while it is out of sight. */
  follow(place: LatLng, tell: (pixel: Pixel | null) => void): () => void
  /** Gives a feature the state `hovered` where it is drawn, until the answer is called. */
  light(refs: readonly SourceRef[], id: string): () => void
}

/** The surface around a component. */
export const [SurfaceContext, useSurface] = requiredContext<Surface>('SurfaceContext')
