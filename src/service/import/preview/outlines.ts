import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from 'geojson'
import { mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import * as z from 'zod/mini'
import { toGrid, WORLD } from '#contract/tiles/grid.ts'
import { vertexWeights } from '#contract/tiles/simplify.ts'
import type { Frame, Part } from './shapes.ts'

const Atlas = z.custom<Topology<{ countries: GeometryCollection }>>(
  (value) =>
    z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.unknown() }) }).safeParse(value).success,
)

/** What part of the world a drawing shows at most with the finer outlines. */
const FINE = 0.03

/** The coasts and borders of countries in a drawing, of Natural Earth. */
export function outlinesIn(frame: Frame): readonly Part[] {
  const [width, height] = [frame.width / frame.scale, frame.height / frame.scale]
  const scale = Math.max(width, height) < FINE * WORLD ? '10m' : '50m'
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const atlas = Atlas.parse(JSON.parse(readFileSync(file, 'utf8')))
  const isIn = ([lng = 0, lat = 0]: Position) => {
    const [x, y] = toGrid([lng, lat])
    // Past the edges as well, where a line may begin that comes into sight.
    return x > frame.left - width && x < frame.left + 2 * width && y > frame.top - height && y < frame.top + 2 * height
  }
  return mesh(atlas, atlas.objects.countries).coordinates.flatMap((line) => stretchesOf(line, isIn).map(partOf))
}

/** The stretches of a line that are of interest. */
function stretchesOf(line: readonly Position[], isIn: (position: Position) => boolean): readonly Position[][] {
  const stretches: Position[][] = []
  let open: Position[] | null = null
  for (const position of line) {
    if (!isIn(position)) open = null
    else if (open === null) stretches.push((open = [position]))
    else open.push(position)
  }
  return stretches.filter(({ length }) => length > 1)
}

function partOf(line: readonly Position[]): Part {
  const points = Int32Array.from(line.flatMap((position) => toGrid(position)))
  return { points: [...points], weights: [...vertexWeights(points)] }
}
