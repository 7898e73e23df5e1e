import type { Feature, FeatureCollection } from 'geojson'
import { expect, test } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import { mercatorLat, mercatorLng } from '#contract/geo/mercator.ts'
import { clustered } from '#map/static/drawing/clusters.ts'
import { frameOf, pixelOf } from '#map/static/frame.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources, CLOSURE_SOURCES } from './closure-layer-sources.ts'

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 }
const WORLD = 512 * 2 ** 8

/** Points so many px from each other at zoom 8, on a line that climbs to the right. */
function pointsEvery(distance: number): FeatureCollection {
  const step = distance / Math.SQRT2 / WORLD
  const features = Array.from({ length: 40 }, (_, index): Feature => {
    const coordinates = [mercatorLng(0.5 + index * step), mercatorLat(0.4 - index * step)]
    return { type: 'Feature', properties: { rank: index, faded: false }, geometry: { type: 'Point', coordinates } }
  })
  return { type: 'FeatureCollection', features }
}

test.each([7, 11, 16, 25, 30, 39])('discs of points that are %i px from each other do not overlap', (distance) => {
  const points = pointsEvery(distance)
  const source = closureSources(none, points, none)[CLOSURE_SOURCES.points]
  if (source === undefined) throw new Error('There is no source of points.')
  const frame = frameOf({ zoom: 8, lat: 0, lng: 0 }, { width: 800, height: 800 }, NOWHERE)
  const places = clustered(source, points, frame).map(({ geometry }) => {
    const [lng = NaN, lat = NaN] = geometry.type === 'Point' ? geometry.coordinates : []
    return pixelOf(frame, [lng, lat])
  })
  const gaps = places.slice(1).map((place, index) => {
    const before = places[index] ?? place
    return Math.hypot(place.x - before.x, place.y - before.y)
  })
  const disc = closureDrawings(palettes.light, 'light')['closure-cluster-notice']?.size ?? Infinity
  expect(Math.min(...gaps)).toBeGreaterThan(disc * 0.75)
})
