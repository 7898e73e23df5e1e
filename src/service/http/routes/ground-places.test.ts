import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { GroundPlaces } from '#contract/ground/ground-place.ts'
import { RootDocument } from '#contract/root.ts'
import { makeGround } from '../../ground/make-ground.ts'
import { corner, corners } from '../../ground/testing/drawn.ts'
import { osmFile, type MadeBlock } from '../../ground/testing/write-osm.ts'
import { writePmtiles, REGION, tilesOf } from '../../maps/testing/archives.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { aMapService, type MapService } from '../testing/maps.ts'

/** The squares of the made maps are some 1.1 km wide. */
const blocks: readonly MadeBlock[] = [
  corners(),
  {
    nodes: [
      { id: 9001, lng: 0.02, lat: 0.02, tags: { natural: 'peak', name: 'Pic de la Serrera', ele: '2912' } },
      { id: 9002, lng: 0.03, lat: 0.02, tags: { tourism: 'alpine_hut', name: 'Refugi Vell', 'name:de': 'Alte Hütte' } },
      { id: 9003, lng: 0.09, lat: 0.09, tags: { tourism: 'alpine_hut', name: 'Refugi de Juclà' } },
      { id: 9004, lng: 0.05, lat: 0.02, tags: { amenity: 'parking' } },
      { id: 9005, lng: 0.09, lat: 0.02, tags: { amenity: 'parking', name: 'Refugi' } },
      { id: 9006, lng: 0.06, lat: 0.06, tags: { highway: 'bus_stop', name: 'Plaça' } },
      { id: 9007, lng: 0.01, lat: 0.01, tags: { natural: 'spring' } },
      { id: 9008, lng: 0.07, lat: 0.03, tags: { tourism: 'alpine_hut', name: 'Sorteny' } },
      { id: 9009, lng: 0.07, lat: 0.04, tags: { natural: 'peak', name: 'Sorteny' } },
    ],
    ways: [
      { id: 1, nodes: [corner(0, 5), corner(5, 5)], tags: { highway: 'path', name: 'Camí Ral' } },
      { id: 2, nodes: [corner(5, 5), corner(8, 5)], tags: { highway: 'path', name: 'Camí Ral' } },
      { id: 3, nodes: [corner(8, 5), corner(8, 8)], tags: { highway: 'track' } },
      { id: 4, nodes: [corner(0, 9), corner(3, 9)], tags: { highway: 'residential', name: 'Carrer Ral' } },
    ],
    relations: [
      {
        id: 5,
        members: [2, 3].map((id) => ({ type: 1 as const, id, role: '' })),
        tags: { type: 'route', route: 'hiking', network: 'nwn', ref: 'GR 11', name: 'Senda' },
      },
    ],
  },
]

async function aGround({ folder }: MapService): Promise<void> {
  const region = join(aDirectory(), 'made.osm.pbf')
  writeFileSync(region, osmFile(blocks, [0, 0, 0.1, 0.1]))
  await makeGround({
    region,
    heights: [],
    bbox: null,
    name: 'made',
    title: 'Made',
    revision: 'r1',
    directory: folder,
    onProgress: () => {},
  })
}

const rootOf = async ({ request }: MapService) => RootDocument.parse(await (await request('/api/v2/')).json())

const placesAt = async ({ request }: MapService, query: string) =>
  GroundPlaces.parse(await (await request(`/api/v2/ground-places?${query}`)).json())

/** Asks until all archives have been read. */
async function allRead(service: MapService): Promise<void> {
  while (!(await placesAt(service, '')).complete);
}

/** A service that has read all of its ground. */
async function aReadService(): Promise<MapService> {
  const service = await aMapService()
  await aGround(service)
  await allRead(service)
  return service
}

const told = ({ results }: GroundPlaces) => results.map(({ kind, name }) => `${kind} ${name}`)

describe('places of the ground', () => {
  it('are found by their names and signs, with letters wrong only where nothing is as it was typed', async () => {
    const service = await aReadService()
    const find = async (q: string) => told(await placesAt(service, new URLSearchParams({ q }).toString()))
    expect(await find('serrera')).toEqual(['peak Pic de la Serrera'])
    expect(await find('SERERRA')).toEqual(['peak Pic de la Serrera'])
    expect(await find('refugi')).toEqual(['parking Refugi', 'hut Refugi Vell', 'hut Refugi de Juclà', 'hut Sorteny'])
    expect(await find('jucla')).toEqual(['hut Refugi de Juclà'])
    expect(await find('gr 11')).toEqual(['route Senda'])
    expect(await find('gr11')).toEqual(['route Senda'])
    expect(await find('ral')).toEqual(['path Camí Ral'])
    expect(await find('nowhere')).toEqual([])
  })

  it('are found when what they are is called by another word than on the map, or by none', async () => {
    const service = await aReadService()
    const find = async (q: string) => told(await placesAt(service, new URLSearchParams({ q }).toString()))
    for (const typed of ['Refugi de Sorteny', 'cabane Sorteny', 'Sorteny Hütte', 'sorteny hut', 'refuge d’Sorteny']) {
      expect(await find(typed)).toEqual(['hut Sorteny'])
    }
    expect(await find('pic de sorteny')).toEqual(['peak Sorteny'])
    expect(await find('sorteny')).toEqual(['hut Sorteny', 'peak Sorteny'])
    expect(await find('cabane de Juclà')).toEqual(['hut Refugi de Juclà'])
    expect(await find('estany de Juclà')).toEqual([])
    for (const typed of ['Sortenyhütte', 'sortenyhuette']) expect(await find(typed)).toEqual(['hut Sorteny'])
    expect(await find('Sortenygipfel')).toEqual(['peak Sorteny'])
    expect((await find('Hütte')).toSorted()).toEqual(['hut Refugi Vell', 'hut Refugi de Juclà', 'hut Sorteny'])
    expect(await find('*')).toEqual([])
  })

  it('are told with height, names in the language asked for, and the box of a way put together', async () => {
    const service = await aReadService()
    const [peak] = (await placesAt(service, 'q=serrera')).results
    expect(peak).toEqual({
      kind: 'peak',
      name: 'Pic de la Serrera',
      local_name: null,
      ref: null,
      ele: 2912,
      point: [expect.closeTo(0.02, 4), expect.closeTo(0.02, 4)],
      bbox: null,
    })
    const [hut] = (await placesAt(service, 'q=hutte&lang=de')).results
    expect(hut).toMatchObject({ name: 'Alte Hütte', local_name: 'Refugi Vell' })
    const [path] = (await placesAt(service, 'q=cami')).results
    expect(path?.bbox).toEqual([0, 0.05, 0.08, 0.05].map((degrees) => expect.closeTo(degrees, 3)))
    const [route] = (await placesAt(service, 'q=senda')).results
    expect(route?.ref).toBe('GR 11')
  })

  it('are those of a kind around a place, the nearest first, also without a name', async () => {
    const service = await aReadService()
    const near = await placesAt(service, 'kind=parking,stop&near=0.051,0.02')
    expect(told(near)).toEqual(['parking null', 'parking Refugi', 'stop Plaça'])
    expect(told(await placesAt(service, 'kind=parking&near=0.051,0.02&limit=1'))).toEqual(['parking null'])
    expect(told(await placesAt(service, 'kind=path,hut&bbox=0.02,0.04,0.03,0.06'))).toEqual(['path Camí Ral'])
  })

  it('say what is wrong with a question', async () => {
    const { request } = await aMapService()
    const answer = await request('/api/v2/ground-places?kind=cow&near=1&limit=0')
    expect(answer.status).toBe(400)
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(await answer.json()))).toEqual(['kind', 'near', 'limit'])
  })

  it.each([0, 50])(
    'are announced as soon as there is a ground, where the store is asked after %d ms',
    async (staleness) => {
      const service = await aMapService({}, { staleness })
      expect((await rootOf(service)).extensions).not.toContain('ground_places')
      expect(await placesAt(service, 'q=serrera')).toEqual({ results: [], complete: true })
      await aGround(service)
      expect((await rootOf(service)).extensions).toContain('ground_places')
      await allRead(service)
      expect(told(await placesAt(service, 'q=serrera'))).toEqual(['peak Pic de la Serrera'])
    },
  )

  it('of an archive that is damaged are none, and the log says so', async () => {
    const service = await aMapService()
    await writePmtiles(join(service.folder, 'bad.r1.pmtiles'), { tiles: tilesOf(12, 12), bounds: REGION })
    await allRead(service)
    expect((await placesAt(service, '')).results).toEqual([])
    expect(service.said).toEqual([expect.stringMatching(/its tile 12\/\d+\/\d+ is no vector tile/)])
  })
})
