import { describe, expect, it } from 'vitest'
import { aClosure, anArea, anOrganisation, aWildlife, MAY_15 } from '#testing/builders.ts'
import type { Mirror } from './domain/mirror.ts'
import type { Transaction } from './domain/store.ts'
import { parsed, shapeless, storeKinds } from './testing/store.ts'

const ALL = { offset: 0, limit: 1000 }

const mirror: Mirror = {
  address: 'https://parks.example/api/v2',
  demo: false,
  updatedAt: '2026-05-15T12:00:00.000Z',
  since: '2026-05-15',
  sweptAt: '2026-05-14T12:00:00.000Z',
}

describe.each(storeKinds)('a copy on $name', ({ aPlace }) => {
  async function aCopy() {
    const place = await aPlace()
    let now = MAY_15
    const writer = await place.openWriter({ now: () => now })
    async function change<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
      const transaction = await writer.begin()
      const result = await write(transaction)
      await transaction.commit({ demo: false })
      return result
    }
    return { store: await place.openStore(), change, tomorrow: () => (now += 86_400_000) }
  }

  it('knows of what it is one, and that is no change of a record', async () => {
    const { store, change, tomorrow } = await aCopy()
    expect(await change((transaction) => transaction.findMirror())).toBeNull()
    await change((transaction) => transaction.putMirror(mirror))
    const updatedAt = new Date(MAY_15).toISOString()
    expect(await store.state()).toMatchObject({ demo: false, updatedAt, mirror })
    const { revision } = await store.state()
    tomorrow()
    const later = { ...mirror, updatedAt: '2026-05-16T12:00:00.000Z', demo: true }
    await change((transaction) => transaction.putMirror(later))
    expect(await store.state()).toMatchObject({ demo: false, updatedAt, mirror: later })
    expect((await store.state()).revision).not.toBe(revision)
  })

  it('says what is stored before it is written to', async () => {
    const { change } = await aCopy()
    const holds = () => change(async (transaction) => transaction.holds)
    expect(await holds()).toBe('nothing')
    await change((transaction) => transaction.putWildlife(aWildlife()))
    expect(await holds()).toBe('data')
  })

  it('has lookup lists that hold what they are told to, and nothing else', async () => {
    const { store, change } = await aCopy()
    const names = { en: 'Nesting', de: 'Brut', fr: 'Nidification', it: 'Nidificazione' }
    const replace = (id: number) =>
      change((transaction) =>
        transaction.replaceLookup('category', [{ list: 'category', id, names, traits: { family: 'park', colour: 1 } }]),
      )
    await replace(7)
    expect(await store.listCategories('fr')).toEqual([{ id: 7, name: 'Nidification', family: 'park' }])
    const { revision } = await store.state()
    await replace(7)
    expect((await store.state()).revision).toBe(revision)
    await replace(8)
    expect((await store.listCategories('en')).map(({ id }) => id)).toEqual([8])
    expect((await store.listReasons('en')).length).toBeGreaterThan(1)
  })

  it('has sources under the ids that they are given; their kind is a field of their closures', async () => {
    const { store, change, tomorrow } = await aCopy()
    const [first, second] = [
      { id: 40, name: 'Rescue', kind: 'platform', url: null },
      { id: 7, name: 'Office', kind: 'authority', url: 'https://example.org/' },
    ] as const
    await change(async (transaction) => {
      await transaction.keepSources([first, second])
      await transaction.putClosure(aClosure({ source_id: 40 }))
    })
    expect(await store.listSources('en')).toEqual([second, first])
    tomorrow()
    await change((transaction) => transaction.keepSources([{ ...first, name: 'Office', kind: 'open_data' }]))
    expect(await store.listSources('en')).toEqual([
      { ...second, name: 'Office (7)' },
      { ...first, name: 'Office', kind: 'open_data' },
    ])
    const updated = await store.listClosures({ updated_after: '2026-05-16' }, ['source_kind'], ALL, MAY_15)
    expect(parsed(updated)).toEqual([{ source_kind: 'open_data' }])
  })

  it('lists the uuids of its records, and removes records of every kind', async () => {
    const { store, change } = await aCopy()
    const records = { area: anArea(), closure: aClosure(), wildlife: aWildlife(), organisation: anOrganisation() }
    await change(async (transaction) => {
      await transaction.putSource({ name: 'Rangers', kind: 'authority' })
      await transaction.putAreas([shapeless(records.area)])
      await transaction.putClosure(records.closure)
      await transaction.putWildlife(records.wildlife)
      await transaction.putOrganisation(records.organisation)
    })
    for (const kind of ['area', 'closure', 'wildlife', 'organisation'] as const) {
      const { uuid } = records[kind]
      const remove = () => change((transaction) => transaction.removeRecord(kind, uuid))
      const uuids = () => change((transaction) => transaction.listUuids(kind))
      expect([kind, await uuids(), await remove(), await uuids(), await remove()]).toEqual([
        kind,
        [uuid],
        true,
        [],
        false,
      ])
    }
    expect((await store.listDeleted('area', {}, ALL)).count).toBe(1)
    expect((await store.listOrganisations({}, ['id'], ALL)).count).toBe(0)
    expect((await store.listWildlife({}, ['uuid'], ALL)).count).toBe(0)
  })
})
