import { CLOSURE_DEFAULT_FIELDS } from '#contract/records/closure.ts'
import { featureOf } from '#contract/records/feature.ts'
import type { Shapes } from '../all-closures.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { recordOf } from './record.ts'

/** Rows as GeoJSON (RFC 7946), as the service gives them; one of which no shape was read has none. */
export function geojsonOf(rows: readonly DeskRow[], shapes: Shapes): string {
  const features = rows.map(({ state }) =>
    featureOf({ ...recordOf(state), geometry: shapes.get(state.record.uuid) ?? null }, CLOSURE_DEFAULT_FIELDS),
  )
  return JSON.stringify({ type: 'FeatureCollection', features })
}
