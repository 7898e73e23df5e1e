import type { LatLng } from '#core/viewport/coordinates.ts'
import type { SourceRef, StyleParts, Surface } from '../style/surface.ts'
import { isOn, type Pixel } from '../camera/world.ts'
import { nearestPixelOf, type Frame } from './frame.ts'
import { pictureOf, type Picture } from './drawing/pictures.ts'
import type { Shape } from './drawing/shape.ts'

/** Gathers what a still picture is to show. */
export class StaticSurface implements Surface {
  contents: readonly StyleParts[] = []
  /** What the layers of the contents name. */
  readonly pictures = new Map<string, Picture>()
  private camera: LatLng = { lng: 0, lat: 0 }
  private frame: Frame | null = null
  private readonly followers = new Set<(frame: Frame) => void>()
  private readonly lit = new Set<string>()
  private readonly changed: () => void

  /** @param changed is called when the picture must be drawn anew. */
  constructor(changed: () => void) {
    this.changed = changed
  }

  show(before: StyleParts | null, after: StyleParts | null): void {
    if (before?.drawings !== after?.drawings) {
      for (const [name, drawing] of Object.entries(after?.drawings ?? {})) {
        this.pictures.set(name, pictureOf(drawing, window.devicePixelRatio))
      }
    }
    const next = after === null ? [] : [after]
    const isNew = before === null || !this.contents.includes(before)
    this.contents = isNew
      ? [...this.contents, ...next]
      : this.contents.flatMap((parts) => (parts === before ? next : [parts]))
    this.changed()
  }

  /** The picture shows another part of the world. */
  moved({ lng, lat }: LatLng, frame: Frame): void {
    this.camera = { lng, lat }
    this.frame = frame
    for (const follow of this.followers) follow(frame)
  }

  middle(): LatLng {
    return this.camera
  }

  follow(place: LatLng, tell: (pixel: Pixel | null) => void): () => void {
    const follow = (frame: Frame) => {
      const pixel = nearestPixelOf(frame, place)
      tell(isOn(pixel, frame) ? pixel : null)
    }
    if (this.frame !== null) follow(this.frame)
    this.followers.add(follow)
    return () => this.followers.delete(follow)
  }

  light(refs: readonly SourceRef[], id: string): () => void {
    const keys = refs.map((ref) => keyOf(ref, id))
    for (const key of keys) this.lit.add(key)
    this.changed()
    return () => {
      for (const key of keys) this.lit.delete(key)
      this.changed()
    }
  }

  isLit(ref: SourceRef, { id }: Shape): boolean {
    return id !== undefined && this.lit.has(keyOf(ref, id))
  }
}

function keyOf(ref: SourceRef, id: string | number): string {
  return `${ref.source} ${ref['source-layer'] ?? ''} ${id}`
}
