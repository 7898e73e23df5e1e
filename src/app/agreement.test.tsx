import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import fc from 'fast-check'
import type { FeatureCollection } from 'geojson'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { messages as shared } from '#contract/messages/en.ts'
import { palettes } from '#contract/palette/palette.ts'
import { CLOSURE_TYPES, type ClosureRecord } from '#contract/records/closure.ts'
import { rankOf } from '#contract/standing/order.ts'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { addDays } from '#contract/status/local-time.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { encountersOf } from '#features/hike/time/encounter.ts'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import { worstFirst } from '#records/closures/closures-in-view.ts'
import { closureDrawings } from '#records/closures/layer/closure-layer-images.ts'
import { closureSources } from '#records/closures/layer/closure-layer-sources.ts'
import { closureLayers } from '#records/closures/layer/closure-style.ts'
import { closureFeatures } from '#records/closures/layer/features.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { areaStanding } from '#records/closures/of-area/area-standing.ts'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { countByStatus } from '#records/closures/filters/status-filter.ts'
import { worstCountsFirst } from './embed/bar/counts.ts'

beforeAll(() => loadTestMessages('en'))

const ZONES = ['Europe/Berlin', 'America/Vancouver', 'Pacific/Kiritimati', undefined] as const
const HOURS = [
  [null, null],
  ['08:00', '18:00'],
  ['20:00', '06:00'],
] as const

/** Closures and notices around some days, and an instant of these: all of them may be to come, or over. */
const recordsAndNow = fc.record({
  records: fc.array(
    fc
      .record({
        type: fc.constantFrom(...CLOSURE_TYPES),
        is_binding: fc.boolean(),
        time_zone: fc.constantFrom(...ZONES),
        first: fc.integer({ min: -4, max: 3 }),
        days: fc.integer({ min: 0, max: 4 }),
        hours: fc.constantFrom(...HOURS),
      })
      .map(({ first, days, hours: [daytime_start, daytime_end], ...kind }): ClosureRecord => {
        const start_on = addDays('2026-05-15', first)
        const geometry = { type: 'Point' as const, coordinates: [13, 48] }
        return {
          ...aClosure({ geometry }),
          ...kind,
          start_on,
          end_on: addDays(start_on, days),
          daytime_start,
          daytime_end,
        }
      }),
    { minLength: 1, maxLength: 8 },
  ),
  now: fc.integer({ min: -6 * 1440, max: 7 * 1440 }).map((minutes) => MAY_15 + minutes * 60_000),
})

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const { 'closure-points': source } = closureSources(none, none, none)
const drawings = closureDrawings(palettes.light, 'light')
const [iconOf, clusterOf] = ['closure-icon', 'closure-cluster'].map(imageOf)
const rankInClusters = evaluator(new Map(Object.entries<unknown>(Object(source?.clusterProperties))).get('worst'))

/** The picture that an icon layer draws for a point of some properties. */
function imageOf(layerId: string) {
  const layer = closureLayers(palettes.light, 'light', null).icons?.find(({ id }) => id === layerId)
  return evaluator(layer?.type === 'symbol' ? layer.layout?.['icon-image'] : null)
}

/** What a rule of the style makes of a point; of `[operator, expression]`, as clusters have it, the expression. */
function evaluator(rule: unknown) {
  const parsed = createExpression(Array.isArray(rule) && rule[0] === 'min' ? rule[1] : rule, 'value')
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join(' '))
  return (properties: object) => parsed.value.evaluate({ zoom: 9 }, { type: 'Point', properties: { ...properties } })
}

function rowOf(state: ClosureState): string {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <StatusLine state={state} />
    </LanguageProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

function lineOf(state: ClosureState): string {
  const options = { language: 'en', messages: shared.standing, isNow: true, viewerZone: deviceTimeZone() } as const
  const { lead, rest } = oneLine(sentenceOf(state.record, state, options))
  return rest === '' ? lead : `${lead} · ${rest}`
}

function encounterOf(record: ClosureRecord, start: number) {
  const part = { from: 0, to: 0, climbedFrom: 0, climbedTo: 0, inside: true }
  const touch = { record, shape: 'own', parts: [part], inside: 0 } as const
  const plan = { start, pace: 4, activities: [], fallbackZone: null, names: new Map<number, { name: string }>() }
  return encountersOf([touch], plan)[0]
}

it('map, cluster, row, list, area, embed and hike agree on how records stand', () => {
  fc.assert(
    fc.property(recordsAndNow, ({ records, now }) => {
      const states = records.map((record) => closureStateAt(record, now, null)).sort(worstFirst)
      const { points } = closureFeatures({ matching: states, others: [] })
      const [worst] = states
      for (const [index, state] of states.entries()) {
        const image = iconOf?.({ ...points.features[index]?.properties })
        expect(String(image)).toBe(`closure-icon-${state.displayStatus}`)
        expect(Object.hasOwn(drawings, String(image))).toBe(true)
        expect(rowOf(state)).toBe(lineOf(state))
        expect(encounterOf(state.record, now)?.displayStatus).toBe(state.displayStatus)
      }
      const worstRank = Math.min(...points.features.map(({ properties }) => Number(rankInClusters(properties))))
      const cluster = String(clusterOf?.({ point_count: points.features.length, worst: worstRank }))
      expect(cluster).toBe(`closure-cluster-${worst?.displayStatus}`)
      expect(Object.hasOwn(drawings, cluster)).toBe(true)
      const live = states.filter(({ status }) => status !== 'expired')
      expect(areaStanding(states)?.displayStatus).toBe(live[0]?.displayStatus)
      const counts = worstCountsFirst(countByStatus(states))
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(states.length)
      expect(Math.min(...states.map(({ displayStatus }) => rankOf(displayStatus)))).toBe(
        Math.min(...counts.map(({ status }) => rankOf(status))),
      )
    }),
    { numRuns: 100 },
  )
})
