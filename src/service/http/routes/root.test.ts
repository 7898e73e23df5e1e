import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RootDocument, type Extension } from '#contract/root.ts'
import { aClosure, anArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { aService, getJson, getPage } from '../testing/app.ts'

const closure = aClosure()
const content = { areas: [anArea(), anArea()], closures: [closure] }

it('names resources that there are', async () => {
  const service = await aService(content)
  const { resources, area_tiles } = RootDocument.parse(await getJson(service, '/'))
  expect(resources).toMatchObject({ areas: 'http://localhost/api/v2/protected-areas' })
  for (const address of [...Object.values(resources), area_tiles ?? '']) {
    expect(`${address} ${(await service.request(address)).status}`).toBe(`${address} 200`)
  }
})

type Service = Awaited<ReturnType<typeof aService>>

const none = async (service: Service, path: string) => (await getPage(service, path)).count === 0
const there = async (service: Service, path: string) => (await service.request(`/api/v2${path}`)).status === 200

/** What shows that a service has an extension. */
const proofs: Readonly<Record<Extension, (service: Service) => Promise<boolean>>> = {
  areas_bbox: (service) => none(service, '/protected-areas?bbox=0,0,1,1'),
  text_search: (service) => none(service, '/protected-areas?q=elsewhere'),
  closure_detail: (service) => there(service, `/closures-and-notices/${closure.uuid}`),
  area_tiles: (service) => there(service, '/protected-areas/tiles/5/17/10.mvt'),
  closures_deleted: (service) => there(service, '/closures-and-notices/deleted'),
  closures_summary: (service) => there(service, '/closures-and-notices/summary'),
  closures_by_area: (service) => none(service, `/closures-and-notices?protected_area_uuid=${uuidOf(999)}`),
  closures_counted: async (service) => {
    const summary = await getJson(service, '/closures-and-notices/summary?by=area,cell&zoom=5&at=2026-05-20')
    return ['display_status', 'worst', 'areas', 'cells'].every((name) => name in z.looseObject({}).parse(summary))
  },
  closures_worst_first: async (service) => {
    const page = await getPage(service, '/closures-and-notices/worst-first?at=2026-05-20')
    return page.count === 1
  },
  closures_formats: (service) => there(service, '/closures-and-notices?format=geojson'),
  closures_geometry_from: (service) => none(service, '/closures-and-notices?geometry_from=none'),
  closures_paths: async (service) => {
    const page = await getPage(service, '/closures-and-notices?fields=paths&status=current')
    return page.results.some(({ paths }) => paths !== null)
  },
  ground_places: async (service) => {
    const { results } = z.object({ results: z.array(z.unknown()) }).parse(await getJson(service, '/ground-places'))
    return results.length > 0
  },
  keyset_sync: async (service) => {
    const { next } = await getPage(service, '/protected-areas?updated_after=2026-01-01&page_size=1')
    return new URL(next ?? '').searchParams.has('after')
  },
  keyset_lists: async (service) => {
    const { next } = await getPage(service, '/protected-areas?page_size=1&page=1')
    return new URL(next ?? '').searchParams.has('after')
  },
}

it('names extensions that there are, and all of them', async () => {
  const service = await aService(content)
  const { extensions } = RootDocument.parse(await getJson(service, '/'))
  const proven: string[] = []
  for (const [name, proof] of Object.entries(proofs)) if (await proof(service)) proven.push(name)
  expect(extensions.toSorted()).toEqual(proven.toSorted())
})

it('tells how many closures are nowhere, until another is over', async () => {
  const days = { start_on: '2026-05-01', end_on: '2026-05-15', time_zone: 'Europe/Berlin' }
  const closures = [closure, aClosure({ geometry: null, ...days }), aClosure({ geometry: null })]
  let now = MAY_15
  const service = await aService({ ...content, closures }, { now: () => now })
  const told = async () => RootDocument.parse(await getJson(service, '/')).closures_without_place
  expect(await told()).toBe(2)
  expect((await getPage(service, '/closures-and-notices?geometry_from=none')).count).toBe(2)
  now = Date.parse('2026-05-15T22:00:00Z')
  expect(await told()).toBe(1)
  expect(await getJson(await aService(content), '/')).toMatchObject({ closures_without_place: 0 })
})
