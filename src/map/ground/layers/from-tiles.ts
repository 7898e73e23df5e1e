import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { GroundTable, Part } from '../schemas/ground-table.ts'

/** Tiles of one source, in one schema. */
export interface GroundTiles {
  readonly source: string
  readonly table: GroundTable
}

/** What of a table's part a layer draws. */
export interface Wanted<P extends Part<string>> {
  readonly parts: readonly P[]
  /** Our words for it. */
  readonly kinds: readonly P['gives'][number][]
  /** What is true of it beside its kind; undefined: whatever it is. */
  readonly where?: (part: P) => ExpressionSpecification | undefined
}

type Shown = 'layout' | 'paint' | 'minzoom' | 'maxzoom'
type Look<L, P> = (part: P) => L

/** The layers that fill surfaces: one for each part of the tiles that has some of what is wanted. */
export function fills<P extends Part<string>>(
  id: string,
  { source }: GroundTiles,
  wanted: Wanted<P>,
  look: Look<Pick<FillLayerSpecification, Shown>, P>,
): FillLayerSpecification[] {
  return places(id, source, wanted).map(({ part, place }) => ({ ...place, type: 'fill', ...look(part) }))
}

/** The same for lines. */
export function lines<P extends Part<string>>(
  id: string,
  { source }: GroundTiles,
  wanted: Wanted<P>,
  look: Look<Pick<LineLayerSpecification, Shown>, P>,
): LineLayerSpecification[] {
  return places(id, source, wanted).map(({ part, place }) => ({ ...place, type: 'line', ...look(part) }))
}

/** The same for names and signs. */
export function symbols<P extends Part<string>>(
  id: string,
  { source }: GroundTiles,
  wanted: Wanted<P>,
  look: Look<Pick<SymbolLayerSpecification, Shown>, P>,
): SymbolLayerSpecification[] {
  return places(id, source, wanted).map(({ part, place }) => ({ ...place, type: 'symbol', ...look(part) }))
}

function places<P extends Part<string>>(id: string, source: string, { parts, kinds, where }: Wanted<P>) {
  const own = parts.filter(({ gives }) => kinds.some((kind) => gives.includes(kind)))
  return own.map((part, index) => {
    const isWanted: ExpressionSpecification = ['in', part.kind, ['literal', [...kinds]]]
    const also = where?.(part)
    const filter: ExpressionSpecification = also === undefined ? isWanted : ['all', isWanted, also]
    // Of several parts, each but the first says which it is.
    const name = `${source}/${id}${index === 0 ? '' : `-${index + 1}`}`
    return { part, place: { id: name, source, 'source-layer': part.layer, filter } }
  })
}
