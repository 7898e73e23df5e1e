import { CLOSURE_DEFAULT_FIELDS } from '#contract/records/closure.ts'
import { featureOf } from '#contract/records/feature.ts'
import { A_STEP, type Steps } from '#core/steps/steps.ts'
import type { Shapes } from '../all-closures.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { recordOf } from './record.ts'

/** Rows as GeoJSON (RFC 7946), in parts, as the service gives them; one of which no shape was read has none. */
export function* geojsonOf(rows: readonly DeskRow[], shapes: Shapes): Steps<readonly string[]> {
  const parts = ['{"type":"FeatureCollection","features":[']
  for (let at = 0; at < rows.length; at += A_STEP) {
    yield
    const features = rows.slice(at, at + A_STEP).map(({ state }) => {
      const geometry = shapes.get(state.record.uuid) ?? null
      return JSON.stringify(featureOf({ ...recordOf(state), geometry }, CLOSURE_DEFAULT_FIELDS))
    })
    parts.push(at === 0 ? '' : ',', features.join(','))
  }
  return [...parts, ']}']
}
