import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { API_PREFIX } from '#contract/paths.ts'
import { aClosure, anArea, anOrganisation, aSquare, aSquareArea, aWildlife, MAY_15, uuidOf } from '#testing/builders.ts'
import { countOf } from '#testing/effort.ts'
import { aService } from '../http/testing/app.ts'
import { madeAreas } from '../bench/made-areas.ts'
import { importFiles } from '../import/import-files.ts'
import { seedDemo } from '../import/seed.ts'
import { aDirectory, shapeless, storeKinds, write } from '../store/testing/store.ts'
import type { Transaction } from '../store/domain/store.ts'
import { aFlakyProxy } from './testing/flaky.ts'
import { UnavailableError } from './mirror-error.ts'
import { anOrigin, Clock, contentOf, Copy, type Origin } from './testing/source.ts'

/** How many areas come through a line that breaks. */
const AREAS = countOf('spoiledAreas')

const area = (number: number, changes = {}) =>
  anArea({ uuid: uuidOf(number), geometry: aSquareArea(10 + number / 100, 48, 0.01), ...changes })
const closure = (number: number, changes = {}) => aClosure({ uuid: uuidOf(10_000 + number), ...changes })

describe.each(storeKinds)('a mirror on $name', ({ aPlace, isConcurrent }) => {
  let clock: Clock
  let origin: Origin
  let copy: Copy
  beforeEach(async () => {
    clock = new Clock()
    origin = await anOrigin(clock)
    copy = new Copy(await aPlace(), clock)
  })

  const published = async () => aService({}, { store: await copy.store(), now: () => clock.now })

  async function expectEqual(): Promise<void> {
    expect(await contentOf((await published()).fetch)).toEqual(await contentOf(origin.fetch))
  }

  const putAreas = async (transaction: Transaction, count: number, changes = {}) =>
    transaction.putAreas(Array.from({ length: count }, (_, index) => shapeless(area(index + 1, changes))))

  it('is filled with all that the source has', async () => {
    await origin.change(async (transaction) => {
      const organisation_id = await transaction.putOrganisation(anOrganisation())
      await putAreas(transaction, 450, { organisation_id, extra: { register: 'A 7' } })
      await transaction.putClosure(closure(1, { geometry: null, protected_area_uuids: [uuidOf(1), uuidOf(2)] }))
      await transaction.putClosure(closure(2, { geometry: aSquare(11, 47), start_on: null, end_on: '2026-05-02' }))
      await transaction.putWildlife(aWildlife({ protected_area_uuids: [uuidOf(3)] }))
    })
    const report = await copy.mirror(origin.address)
    expect(report).toMatchObject({ written: { added: 453 }, removed: 0, refused: [] })
    await expectEqual()
  })

  it('takes over what changed, came, and went, and asks for no more than that', async () => {
    const [gone, renamed] = [aWildlife(), anOrganisation()]
    await origin.change(async (transaction) => {
      await putAreas(transaction, 30)
      for (const number of [1, 2, 3]) await transaction.putClosure(closure(number))
      await transaction.putWildlife(gone)
      await transaction.putOrganisation(renamed)
    })
    await copy.mirror(origin.address)
    clock.wait(72)
    await copy.mirror(origin.address)
    clock.wait(72)
    await origin.change(async (transaction) => {
      await transaction.putAreas([shapeless(area(1, { name: 'Renamed' }))])
      await transaction.putAreas([shapeless(area(31))])
      await transaction.removeRecord('area', uuidOf(2))
      await transaction.putClosure(closure(1, { end_on: '2026-05-10' }))
      await transaction.removeRecord('closure', closure(2).uuid)
      await transaction.removeRecord('wildlife', gone.uuid)
      await transaction.putOrganisation({ ...renamed, name: 'New name' })
    })
    const report = await copy.mirror(origin.address)
    expect(report).toMatchObject({ written: { added: 1, changed: 2, unchanged: 0 }, removed: 3, isComplete: true })
    await expectEqual()
    expect(await copy.mirror(origin.address)).toMatchObject({ written: { added: 0, changed: 0 }, removed: 0 })
  })

  it('compares all uuids again though its clock was a year ahead when it did so last', async () => {
    await origin.change((transaction) => putAreas(transaction, 3))
    await copy.mirror(origin.address)
    clock.wait(365 * 24)
    expect(await copy.mirror(origin.address)).toMatchObject({ isComplete: true })
    clock.wait(-364 * 24)
    expect(await copy.mirror(origin.address)).toMatchObject({ isComplete: true })
    expect(await copy.mirror(origin.address)).toMatchObject({ isComplete: false })
  })

  it('misses nothing that is changed, deleted or added while it reads', async () => {
    await origin.change(async (transaction) => {
      await putAreas(transaction, 250)
      await transaction.putClosure(closure(1))
    })
    let pages = 0
    copy.beforeRequest = async (url) => {
      if (!url.pathname.endsWith('/protected-areas') || ++pages !== 2) return
      await origin.change(async (transaction) => {
        await transaction.putAreas([shapeless(area(1, { name: 'Renamed' }))])
        await transaction.putAreas([shapeless(area(251))])
        await transaction.removeRecord('area', uuidOf(2))
        await transaction.removeRecord('area', uuidOf(249))
      })
    }
    await copy.mirror(origin.address)
    expect(pages).toBeGreaterThan(1)
    await copy.mirror(origin.address)
    await expectEqual()
  })

  it('keeps the ids and names of what records refer to, and the kinds of sources', async () => {
    const sources = [
      { id: 40, name: 'Rescue', kind: 'platform', url: null },
      { id: 7, name: 'Forest office', kind: 'authority', url: 'https://example.org/' },
    ] as const
    const names = { en: 'Nesting', de: 'Brut', fr: 'Nidification', it: 'Nidificazione' }
    await origin.change(async (transaction) => {
      await transaction.keepSources(sources)
      await transaction.replaceLookup('reason', [{ list: 'reason', id: 99, names, traits: {} }])
      await transaction.putLicence({ name: 'CC BY', uri: 'https://example.org/cc-by' })
      await transaction.putClosure(closure(1, { reason_id: 99, source_id: 40 }))
    })
    await copy.mirror(origin.address)
    await expectEqual()
    const store = await copy.store()
    expect(await store.listReasons('de')).toEqual([{ id: 99, name: 'Brut' }])
    expect(await store.listLicences()).toEqual([{ name: 'CC BY', uri: 'https://example.org/cc-by' }])
    const listed = await store.listSources('en')
    expect(listed.filter(({ name }) => name !== 'Rangers').toSorted((a, b) => b.id - a.id)).toEqual(sources)
    const [rescue, office] = sources
    clock.wait(1)
    await origin.change((transaction) =>
      transaction.keepSources([
        { ...rescue, name: office.name },
        { ...office, name: rescue.name },
      ]),
    )
    await copy.mirror(origin.address)
    expect((await store.listSources('en')).filter(({ id }) => id > 1)).toMatchObject([
      { id: 7, name: 'Rescue' },
      { id: 40, name: 'Forest office' },
    ])
  })

  it('publishes nothing of an update that breaks off, and goes on from there', async () => {
    await origin.change((transaction) => putAreas(transaction, 900))
    const isWhole = ({ pathname, searchParams }: URL) =>
      pathname.endsWith('/protected-areas') && searchParams.get('updated_after') === '1970-01-01'
    let asked = 0
    copy.beforeRequest = async (url) => {
      if (isWhole(url) && ++asked > 3) throw new UnavailableError('The line is dead.')
    }
    await expect(copy.mirror(origin.address)).rejects.toThrow('The line is dead.')
    expect(await (await copy.store()).state()).toMatchObject({ demo: false, updatedAt: null, mirror: null })
    copy.beforeRequest = async (url) => void (isWhole(url) && asked++)
    asked = 0
    expect(await copy.mirror(origin.address)).toMatchObject({ isResumed: true, written: { added: 900 } })
    expect(asked).toBe(2)
    await expectEqual()
  })

  it('does not take what came while an update lay broken off for what is gone', async () => {
    await origin.change((transaction) => putAreas(transaction, 3))
    await copy.mirror(origin.address)
    clock.wait(25)
    copy.beforeRequest = async ({ pathname, searchParams }) => {
      const isSweep = searchParams.get('fields') === 'uuid,updated_at'
      if (isSweep && pathname.endsWith('/closures-and-notices')) throw new UnavailableError('The line is dead.')
    }
    await expect(copy.mirror(origin.address)).rejects.toThrow('The line is dead.')
    copy.beforeRequest = async () => {}
    await origin.change((transaction) => putAreas(transaction, 4))
    expect(await copy.mirror(origin.address)).toMatchObject({ isResumed: true, isComplete: true, removed: 0 })
    await expectEqual()
  })

  it('never mixes with other data, and takes the place of the demonstration', async () => {
    const [imported, other] = [await aPlace(), await anOrigin(clock)]
    await write(await imported.openWriter(), { areas: [anArea()] })
    await expect(new Copy(imported, clock).mirror(origin.address)).rejects.toThrow('holds imported data')
    await seedDemo(await copy.place.openWriter(), clock.now)
    expect(await copy.mirror(origin.address)).toMatchObject({ written: { added: 0 } })
    await expectEqual()
    await expect(copy.mirror(other.address)).rejects.toThrow(`This store is a mirror of ${origin.address}`)
    const file = join(aDirectory(), 'areas.geojson')
    writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: [] }))
    const options = { files: [file], kind: 'areas', mapping: null, timeZone: null, onProgress: () => {} } as const
    await expect(importFiles(options, await copy.place.openWriter())).rejects.toThrow('This store is a mirror of')
  })

  it('says of what it is a copy, and how old it is', async () => {
    await copy.mirror(origin.address)
    const service = await published()
    const health = async () => (await service.request('/healthz')).json()
    const updated_at = new Date(MAY_15).toISOString()
    clock.wait(2)
    expect(await health()).toEqual({ status: 'ok', mirror: { address: origin.address, updated_at, age_seconds: 7200 } })
    const root = async () => (await service.request(API_PREFIX)).json()
    expect(await root()).toMatchObject({ demo: false, mirror: { address: origin.address, updated_at } })
    if (!isConcurrent) return
    await copy.mirror(origin.address)
    expect(await health()).toMatchObject({ mirror: { age_seconds: 0 } })
    const Root = z.object({ mirror: z.object({ updated_at: z.string() }) })
    expect(Root.parse(await root()).mirror.updated_at).toBe(new Date(clock.now).toISOString())
  })

  it('ends equal to its source through a line that breaks all the time', async () => {
    await origin.change(async (transaction) => {
      await transaction.putAreas(Array.from(madeAreas('mirror', AREAS), shapeless))
      for (let number = 1; number <= 200; number++) await transaction.putClosure(closure(number))
    })
    const proxy = await aFlakyProxy(origin.address, 0.5, 'unit')
    await untilDone(() => copy.mirror(proxy.address + API_PREFIX, 100))
    await expectEqual()
    expect(Math.min(...Object.values(proxy.met))).toBeGreaterThan(0)
  })
})

async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await work())
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error
    }
  }
}
