import type { ExpressionSpecification, FillLayerSpecification } from 'maplibre-gl'
import { byZoom, perFeature } from '../../style/expressions.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from '../images/image-names.ts'
import type { LandKind, Part } from '../schemas/ground-table.ts'
import { fills, type GroundTiles } from './from-tiles.ts'

/** What covers the land, the least telling first: where two lie over each other, the later is seen. */
const COVERS = [
  'built',
  'farmland',
  'grass',
  'orchard',
  'cemetery',
  'quarry',
  'scrub',
  'wood',
  'sand',
  'rock',
  'scree',
  'glacier',
  'wetland',
] as const satisfies readonly LandKind[]
const SMALL = ['lot', 'pitch'] as const satisfies readonly LandKind[]

/** From which zoom to which a region's ground comes in over the coarse background. */
const COMES_IN = [6.5, 8] as const

/** What covers the land, and strokes on rock and wetland; `isWhole`: no other background lies under it. */
export function landLayers(tiles: GroundTiles, look: GroundLook, isWhole: boolean): FillLayerSpecification[] {
  const parts = tiles.table.land
  const strokes = (id: string, kinds: readonly LandKind[], image: string) =>
    fills(id, tiles, { parts, kinds }, () => ({
      minzoom: 12,
      paint: { 'fill-pattern': image, 'fill-opacity': perFeature(1), 'fill-antialias': false },
    }))
  return [
    ...fills('land', tiles, { parts, kinds: COVERS }, (part) => ({
      layout: { 'fill-sort-key': ['index-of', part.kind, ['literal', COVERS]] },
      paint: {
        'fill-color': colourOf(look, part, COVERS),
        'fill-antialias': false,
        ...(!isWhole && { 'fill-opacity': comingIn() }),
      },
    })),
    ...fills('land-small', tiles, { parts, kinds: SMALL }, (part) => ({
      minzoom: 13,
      paint: { 'fill-color': colourOf(look, part, SMALL) },
    })),
    ...strokes('land-stones', ['rock', 'scree'], SIGN.stones),
    ...strokes('land-reeds', ['wetland'], SIGN.reeds),
  ]
}

/** How much is to be seen of a region's ground, by zoom. */
export function comingIn(): ExpressionSpecification {
  const [from, until] = COMES_IN
  return byZoom(from, 0, until, 1)
}

function colourOf(
  { ground }: GroundLook,
  { kind }: Part<LandKind>,
  kinds: readonly LandKind[],
): ExpressionSpecification {
  const [first = 'wood', ...others] = kinds
  return ['match', kind, first, ground[first], ...others.flatMap((one) => [one, ground[one]]), ground[first]]
}
