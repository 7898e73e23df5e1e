import { beforeEach, describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { aClosure, anArea, anOrganisation, aWildlife } from '#testing/builders.ts'
import { aService } from '../testing/app.ts'
import { aDirectory, aStore, aWriter, put } from '../../store/testing/store.ts'
import { operations } from './operations.ts'

const area = anArea({ names: { en: 'Marsh' }, extra: { code: 7 }, url: 'https://example.org/' })
const closure = aClosure({ protected_area_uuids: [area.uuid], daytime_start: '20:00:00', daytime_end: '06:00:00' })
const [oldArea, oldClosure] = [anArea(), aClosure()]
const wildlife = aWildlife({ protected_area_uuids: [area.uuid] })
const organisation = anOrganisation()

async function aFilledService() {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const first = await writer.begin()
  await put(first, {
    areas: [area, oldArea],
    closures: [closure, aClosure({ geometry: null, end_on: null, reason_id: null }), oldClosure],
    licences: [{ name: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }],
  })
  await first.putWildlife(wildlife)
  await first.putOrganisation(organisation)
  await first.commit({ demo: false })
  const second = await writer.begin()
  await second.removeRecord('area', oldArea.uuid)
  await second.removeRecord('closure', oldClosure.uuid)
  await second.commit({ demo: false })
  return aService({}, { store: aStore(directory) })
}

const uuids: Readonly<Record<string, string>> = {
  'protected-areas': area.uuid,
  'closures-and-notices': closure.uuid,
  wildlife: wildlife.uuid,
  organisations: organisation.uuid,
}

/** A path with its parameters filled in, so that there is something at it. */
function addressOf(path: string): string {
  return path
    .replace(/\/([\w-]+)\/\{uuid\}/, (_, list: string) => `/${list}/${uuids[list]}`)
    .replace('{z}/{x}/{y}', '5/17/10')
}

const Schema = z.record(z.string(), z.unknown())
const Media = z.record(z.string(), z.object({ schema: Schema }))
const Described = z.object({
  paths: z.record(
    z.string(),
    z.looseObject({ get: z.object({ responses: z.looseObject({ '200': z.object({ content: Media }) }) }) }),
  ),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

let service: Awaited<ReturnType<typeof aFilledService>>
let described: z.infer<typeof Described>
beforeEach(async () => {
  service = await aFilledService()
  described = Described.parse(await bodyOf('/api/v2/openapi.json'))
})

function ask(address: string, init?: RequestInit) {
  return service.request(`http://localhost${address}`, init)
}

async function bodyOf(address: string): Promise<unknown> {
  const response = await ask(address)
  expect(response.status).toBe(200)
  return response.json()
}

const EmptyList = z.object({ results: z.array(z.unknown()).check(z.maxLength(0)) })

/** Described elsewhere, and only in part here. */
const OPEN = ['TileJson', 'FeatureCollection', 'Feature']

/** What the description says of the answer at a path, where fields that it does not know are mistakes. */
function schemaOf(path: string, type = 'application/json') {
  const schema = described.paths[path]?.get.responses['200'].content[type]?.schema
  const closed = Object.entries(described.components.schemas).map(([id, component]) => [
    id,
    OPEN.includes(id) ? component : { additionalProperties: false, ...component },
  ])
  const text = JSON.stringify({ ...schema, $defs: Object.fromEntries(closed) })
  return fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

const inJson = operations.filter(({ answer }) => answer.kind === 'json').map(({ path }) => path)

describe('the description of the interface', () => {
  it('has every path that is routed, and no other', async () => {
    const routed = service.routes
      .map(({ path }) => path.replace(':file', '{y}.mvt').replace(/:(\w+)/g, '{$1}'))
      .filter((path) => path.startsWith('/api/v2') && !path.endsWith('*'))
    const inDocument = Object.keys(described.paths).map((path) => path.replace(/\/$/, ''))
    expect(inDocument.toSorted()).toEqual([...new Set(routed)].map((path) => path.replace(/\/$/, '')).toSorted())
  })

  it('has every method of each path, and no other', async () => {
    for (const { path } of operations) {
      const answered = []
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await ask(addressOf(path), { method })
        expect([200, 405]).toContain(status)
        if (status === 200) answered.push(method.toLowerCase())
      }
      const { parameters: _, ...methods } = z.looseObject({}).parse(described.paths[path])
      expect({ path, methods: Object.keys(methods).toSorted() }).toEqual({ path, methods: answered.toSorted() })
    }
  })
})

describe('each parameter', () => {
  it('takes the example that is given of it', async () => {
    for (const { path, parameters } of operations) {
      for (const parameter of parameters.filter(
        ({ example, ...other }) => other.in === 'query' && example !== undefined,
      )) {
        const query = new URLSearchParams({ [parameter.name]: String(parameter.example) })
        const { status } = await ask(`${addressOf(path)}?${query}`)
        expect(`${path}?${query} ${status}`).toBe(`${path}?${query} 200`)
      }
    }
  })
})

describe('the answer', () => {
  it('of every resource is as described', async () => {
    const empty: string[] = []
    for (const path of inJson) {
      const body = await bodyOf(addressOf(path))
      expect({ path, ...schemaOf(path).safeParse(body) }).toEqual({ path, success: true, data: body })
      if (EmptyList.safeParse(body).success) empty.push(path)
    }
    // The ground is no part of a store; `routes/ground-places.test.ts` has one.
    expect(empty).toEqual([`${API_PREFIX}${paths.groundPlaces}`])
  })

  it.each([
    ['/api/v2/protected-areas', AREA_FIELDS],
    ['/api/v2/closures-and-notices', CLOSURE_FIELDS],
  ])('of %s with all fields is as described', async (path, fields) => {
    const body = await bodyOf(`${path}?fields=${fields.join(',')}`)
    expect(schemaOf(path).safeParse(body).error).toBeUndefined()
  })

  it('in GeoJSON is as described', async () => {
    const body = await bodyOf('/api/v2/closures-and-notices?format=geojson')
    expect(schemaOf('/api/v2/closures-and-notices', 'application/geo+json').safeParse(body).error).toBeUndefined()
    expect(body).not.toHaveProperty('features', [])
  })

  it('of one closure in GeoJSON is as described', async () => {
    const body = await bodyOf(`/api/v2/closures-and-notices/${closure.uuid}?format=geojson`)
    expect(body).toHaveProperty('type', 'Feature')
    expect(
      schemaOf('/api/v2/closures-and-notices/{uuid}', 'application/geo+json').safeParse(body).error,
    ).toBeUndefined()
  })

  it.each([
    ['protected-areas', 'ProtectedArea'],
    ['closures-and-notices', 'ClosureOrNotice'],
    ['wildlife', 'Wildlife'],
    ['organisations', 'Organisation'],
  ])('of one of %s has all the fields of a %s, in their order', async (list, id) => {
    const body = await bodyOf(`/api/v2/${list}/${uuids[list]}`)
    expect(Object.keys(Object(body))).toEqual(described.components.schemas[id]?.required)
  })

  it.each([
    [400, '/api/v2/closures-and-notices?type=x&updated_after=x'],
    [404, `/api/v2/closures-and-notices/${oldClosure.uuid}`],
    [404, '/api/v2/protected-areas?page=0'],
    [414, `/api/v2/protected-areas?q=${'a'.repeat(9000)}`],
  ])('of status %i is as described', async (status, address) => {
    const response = await ask(address)
    expect(response.status).toBe(status)
    expect(Object.keys(Object(described.paths['/api/v2/protected-areas']?.get.responses))).toContain(String(status))
    const error = fromJSONSchema(z.record(z.string(), z.json()).parse(described.components.schemas.Error))
    expect(error.safeParse(await response.json()).error).toBeUndefined()
  })

  it('comes in every media type that is described, and there are no others', async () => {
    const Renders = z.looseObject({ renders: z.array(z.string()) })
    for (const path of inJson) {
      const types = Object.keys(described.paths[path]?.get.responses['200'].content ?? {})
      const { renders } = Renders.parse(await (await ask(addressOf(path), { method: 'OPTIONS' })).json())
      expect({ path, types: types.toSorted() }).toEqual({ path, types: renders.toSorted() })
      for (const type of types) {
        const response = await ask(addressOf(path), { headers: { Accept: type } })
        expect(`${path} ${response.headers.get('Content-Type')?.replace(/;.*/, '')}`).toBe(`${path} ${type}`)
      }
    }
  })
})
