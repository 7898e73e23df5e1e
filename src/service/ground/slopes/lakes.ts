import Flatbush from 'flatbush'
import { toGrid } from '#contract/tiles/grid.ts'
import { boxAround, type GridBox } from '../region/grid-box.ts'
import { areaContains, type GridArea } from '../region/polygons.ts'
import type { Draft } from '../schema/layers.ts'

/** Smaller water is no gap in a contour: units of the grid, some 50 m. */
const SMALLEST = 2 ** 7

interface Lake {
  readonly area: GridArea
  readonly box: GridBox
}

/** The water of a region, where contours are left out. */
export class Lakes {
  readonly #lakes: Lake[] = []
  #index: Flatbush | null = null

  /** Takes an area that is drawn, if it is water. All come before the first question. */
  add({ layer, properties }: Draft, area: GridArea): void {
    if (layer !== 'water_polygons' || properties['kind'] === 'glacier') return
    const box = boxAround(area.map(({ points }) => points))
    if (box !== null && Math.min(box[2] - box[0], box[3] - box[1]) >= SMALLEST) this.#lakes.push({ area, box })
  }

  /** Whether a place lies in water. */
  has(lng: number, lat: number): boolean {
    if (this.#lakes.length === 0) return false
    const [x, y] = toGrid([lng, lat])
    this.#index ??= indexOf(this.#lakes)
    return this.#index.search(x, y, x, y).some((index) => areaContains(this.#lakes[index]?.area ?? [], x, y))
  }
}

function indexOf(lakes: readonly Lake[]): Flatbush {
  const index = new Flatbush(lakes.length)
  for (const { box } of lakes) index.add(...box)
  index.finish()
  return index
}
