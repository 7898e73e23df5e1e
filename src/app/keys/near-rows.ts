import type { Geometry } from 'geojson'
import type { AreaRecord } from '#contract/records/area.ts'
import { boxCentre } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { fold } from '#contract/fold.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { nearestOf, type Nearness } from '#core/viewport/geometry/nearest.ts'

type Place = readonly [lng: number, lat: number]

/** Something in view, how far from a place it is, and in which direction. */
export type NearRow = {
  readonly name: string
  readonly uuid: Uuid
  readonly bbox: BBox | null
  readonly nearness: Nearness
} & ({ readonly kind: 'closure'; readonly state: ClosureState } | { readonly kind: 'area'; readonly area: AreaRecord })

interface Placed {
  readonly geometry?: Geometry | null | undefined
  readonly bbox?: BBox | null | undefined
}

interface InView {
  readonly closures: readonly ClosureState[]
  readonly areas: readonly AreaRecord[]
}

/** What is in view, the nearest to a place first; what has no place is left out. */
export function nearRows(
  place: Place,
  { closures, areas }: InView,
  namesOf: { readonly closure: (state: ClosureState) => string; readonly area: (area: AreaRecord) => string },
): readonly NearRow[] {
  const nearnessOf = ({ geometry, bbox }: Placed) => {
    // Of what has no shape here it is known where its middle is, not what lies in it.
    const known = geometry ?? (bbox == null ? null : { type: 'Point' as const, coordinates: [...boxCentre(bbox)] })
    return known === null ? null : nearestOf(place, known)
  }
  const rows = [
    ...closures.flatMap((state): NearRow[] => {
      const { uuid, bbox = null } = state.record
      const nearness = nearnessOf(state.record)
      return nearness === null ? [] : [{ kind: 'closure', uuid, bbox, name: namesOf.closure(state), state, nearness }]
    }),
    ...areas.flatMap((area): NearRow[] => {
      const { uuid, bbox = null } = area
      const nearness = nearnessOf(area)
      return nearness === null ? [] : [{ kind: 'area', uuid, bbox, name: namesOf.area(area), area, nearness }]
    }),
  ]
  return rows.toSorted((a, b) => a.nearness.metres - b.nearness.metres)
}

/** Those of which a word of the name begins as the text does; all for no text. */
export function rowsNamed(rows: readonly NearRow[], text: string): readonly NearRow[] {
  const start = wordsOf(text)
  return start === '' ? rows : rows.filter(({ name }) => ` ${wordsOf(name)}`.includes(` ${start}`))
}

/** A text folded, its words parted by spaces alone: what follows an apostrophe is a word of its own. */
function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
