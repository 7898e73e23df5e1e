import type { SymbolLayerSpecification } from 'maplibre-gl'
import { namePaint } from '../../style/symbol-paint.ts'
import { mix } from '#core/ui/theme/mix.ts'
import { FONT } from '../../basemap/fonts.ts'
import { byZoom } from '../../style/expressions.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from '../images/image-names.ts'
import type { PlaceKind } from '../schemas/ground-table.ts'
import { symbols, type GroundTiles } from './from-tiles.ts'

/** From this zoom on, a region's own names stand in the place of those of the coarse background. */
export const NAMED_FROM = 8

interface Rank {
  readonly kind: Exclude<PlaceKind, 'country'>
  readonly from: number
  /** Zooms, each with the size of letters there, in px. */
  readonly sizes: readonly number[]
  readonly isTown: boolean
  readonly colour: 'place' | 'place-2'
}

/** The least important first. */
const RANKS: readonly Rank[] = [
  { kind: 'hamlet', from: 12, sizes: [12, 12, 14, 13], isTown: false, colour: 'place-2' },
  { kind: 'village', from: 9.8, sizes: [10, 12, 14, 14.5], isTown: false, colour: 'place' },
  { kind: 'town', from: 7, sizes: [8, 13, 11, 15, 14, 17], isTown: true, colour: 'place' },
  { kind: 'city', from: 3, sizes: [4, 13, 8, 14, 11, 16, 14, 17], isTown: true, colour: 'place' },
]

/** Names of places; those of countries only where no other background says them. */
export function placeLayers(tiles: GroundTiles, look: GroundLook, isWhole: boolean): SymbolLayerSpecification[] {
  const ranks = RANKS.flatMap((rank) =>
    places(tiles, look, rank, isWhole ? rank.from : Math.max(rank.from, NAMED_FROM)),
  )
  return isWhole ? [...ranks, ...countries(tiles, look)] : ranks
}

function places(
  tiles: GroundTiles,
  look: GroundLook,
  { kind, sizes, isTown, colour }: Rank,
  minzoom: number,
): SymbolLayerSpecification[] {
  const { palette, language, textScale } = look
  const scaled = sizes.map((value, index) => (index % 2 === 0 ? value : value * textScale))
  return symbols(kind, tiles, { parts: tiles.table.places, kinds: [kind] }, ({ weight }) => ({
    minzoom,
    layout: {
      // Nearer, a place is seen itself.
      'icon-image': ['step', ['zoom'], isTown ? SIGN.town : SIGN.village, 12.5, ''],
      'text-field': tiles.table.name(language),
      'text-font': isTown ? FONT.semibold : FONT.regular,
      'text-size': byZoom(...scaled),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['-', 0, weight],
    },
    paint: namePaint(look.palette, palette[colour]),
  }))
}

function countries(tiles: GroundTiles, look: GroundLook): SymbolLayerSpecification[] {
  const { palette, language, textScale } = look
  return symbols('country-names', tiles, { parts: tiles.table.places, kinds: ['country'] }, ({ weight }) => ({
    maxzoom: 9,
    layout: {
      'text-field': tiles.table.name(language),
      'text-font': FONT.regular,
      'text-size': 12 * textScale,
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.32,
      'text-max-width': 9,
      'text-padding': 8,
      'symbol-sort-key': ['-', 0, weight],
    },
    paint: namePaint(look.palette, mix(palette.border, palette.text, 0.3)),
  }))
}
