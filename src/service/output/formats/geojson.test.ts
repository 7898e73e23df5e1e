import { check, getIssues } from '@placemarkio/check-geojson'
import { describe, expect, it } from 'vitest'
import type { Closure } from '#contract/records/closure.ts'
import { aClosure, aSquare } from '#testing/builders.ts'
import type { Listing } from './format.ts'
import { aContext, aListing } from './testing/formats.ts'
import { geojson } from './geojson.ts'

const textOf = async (closures: readonly Closure[], changes?: Partial<Listing>) =>
  (await geojson.render(aListing(closures, changes), aContext())).text

describe('closures as GeoJSON', () => {
  const own = aClosure({ geometry: aSquare(13, 48) })
  const ofAreas = aClosure({ geometry: null, bbox: [1, 2, 3, 4], geometry_from: 'areas' })
  const ring = aClosure({
    geometry: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Point', coordinates: [179, -17] }, aSquare(-180, -17)],
    },
    bbox: [179, -17, -179, -16],
  })

  it('are valid, whatever their geometry', async () => {
    expect(getIssues(await textOf([own, ofAreas, ring]))).toEqual([])
    expect(getIssues(await textOf([]))).toEqual([])
    expect(getIssues(await textOf([own], { isOne: true }))).toEqual([])
  })

  it('have their shape and its box as members, and the default fields as properties', async () => {
    expect(check(await textOf([own]))).toMatchObject({
      type: 'FeatureCollection',
      numberMatched: 1,
      numberReturned: 1,
      features: [{ type: 'Feature', id: own.uuid, bbox: [13, 48, 14, 49], geometry: own.geometry }],
    })
    const { properties } = Object(JSON.parse(await textOf([own]))).features[0]
    expect(properties).toMatchObject({ uuid: own.uuid, status: 'current', activity_ids: [1] })
    expect(properties).not.toHaveProperty('bbox')
    expect(properties).not.toHaveProperty('geometry')
  })

  it('have the fields asked for as properties, and always their shape', async () => {
    const { features } = Object(JSON.parse(await textOf([own], { fields: ['name', 'begins_at', 'geometry'] })))
    expect(features[0].properties).toEqual({ name: own.name, begins_at: own.begins_at })
    expect(features[0].geometry).toEqual(own.geometry)
  })

  it('have no geometry and no box where the shape is that of their areas', async () => {
    const [feature] = Object(JSON.parse(await textOf([ofAreas]))).features
    expect(feature.geometry).toBeNull()
    expect(feature).not.toHaveProperty('bbox')
  })

  it('link to the pages around', async () => {
    const { links, numberMatched } = Object(
      JSON.parse(await textOf([own], { matched: 9, next: 'https://a.example/n', previous: 'https://a.example/p' })),
    )
    expect(numberMatched).toBe(9)
    expect(links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'next', 'prev'])
    expect(links[1]).toMatchObject({ type: 'application/geo+json', href: 'https://a.example/n' })
  })

  it('are one feature where one record was asked for', async () => {
    expect(Object(JSON.parse(await textOf([own], { isOne: true })))).toMatchObject({ type: 'Feature', id: own.uuid })
  })
})
