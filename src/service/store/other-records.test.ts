import { describe, expect, it } from 'vitest'
import { Organisation, ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { Wildlife, WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import { anOrganisation, aWildlife, MAY_15, uuidOf } from '#testing/builders.ts'
import type { Transaction } from './domain/store.ts'
import { inText, parsed, storeKinds, textOf } from './testing/store.ts'

const ALL = { offset: 0, limit: 1000 }
const [FIRST_DAY, SECOND_DAY] = ['2026-05-15T12:00:00.000Z', '2026-05-16T12:00:00.000Z']

describe.each(storeKinds)('$name', ({ aPlace }) => {
  async function aPlaceInTime() {
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

  describe('wildlife', () => {
    it('comes out as it went in', async () => {
      const { store, change } = await aPlaceInTime()
      const full = aWildlife({
        name: 'Birkhuhn „Kleiner Hahn“\n',
        protected_area_uuids: [uuidOf(900), uuidOf(901)],
        description: 'Lives at the edge of the forest.',
      })
      const bare = aWildlife({
        kind: 'habitat',
        scientific_name: null,
        red_list_status: null,
        sensitive_from: null,
        sensitive_to: null,
      })
      await change(async (transaction) => {
        for (const record of [full, bare]) expect(await transaction.putWildlife(record)).toBe('added')
      })
      const found = parsed(await store.listWildlife({}, WILDLIFE_FIELDS, ALL))
      expect(found).toEqual([full, bare].map((record) => ({ ...record, updated_at: FIRST_DAY })))
      expect(found.map((record) => Wildlife.safeParse(record).success)).toEqual([true, true])
      expect(textOf(await store.findWildlife(bare.uuid, ['uuid', 'kind']))).toBe(
        JSON.stringify({ uuid: bare.uuid, kind: 'habitat' }),
      )
      expect(await store.findWildlife(uuidOf(999), ['uuid'])).toBeNull()
    })

    it('is listed by uuid, and the updates of a day and later in their order', async () => {
      const { store, change, tomorrow } = await aPlaceInTime()
      const records = [803, 801, 802].map((number) => aWildlife({ uuid: uuidOf(number), name: String(number) }))
      await change(async (transaction) => {
        for (const record of records) await transaction.putWildlife(record)
      })
      tomorrow()
      await change(async (transaction) => {
        const [first = aWildlife(), second = aWildlife()] = records
        expect(await transaction.putWildlife({ ...first })).toBe('unchanged')
        expect(await transaction.putWildlife({ ...second, name: '801, renamed' })).toBe('changed')
      })
      const names = async (filters: object) => inText(await store.listWildlife(filters, ['name'], ALL)).rows
      const [renamed, second, third] = ['{"name":"801, renamed"}', '{"name":"802"}', '{"name":"803"}']
      expect(await names({})).toEqual([renamed, second, third])
      expect(await names({ updated_after: '2026-05-15' })).toEqual([second, third, renamed])
      expect(await names({ updated_after: '2026-05-16' })).toEqual([renamed])
      expect(await names({ updated_after: '2026-05-17' })).toEqual([])
    })
  })

  describe('an organisation', () => {
    it('comes out as it went in, with an id of its own', async () => {
      const { store, change } = await aPlaceInTime()
      const [first, second] = [anOrganisation(), anOrganisation({ url: null, email: null, phone: '+49 8552 0' })]
      const ids = await change(async (transaction) => [
        await transaction.putOrganisation(first),
        await transaction.putOrganisation(second),
      ])
      expect(new Set(ids).size).toBe(2)
      const found = parsed(await store.listOrganisations({}, ORGANISATION_FIELDS, ALL))
      expect(found).toEqual([
        { ...first, id: ids[0], updated_at: FIRST_DAY },
        { ...second, id: ids[1], updated_at: FIRST_DAY },
      ])
      expect(found.map((record) => Organisation.safeParse(record).success)).toEqual([true, true])
      expect(textOf(await store.findOrganisation(second.uuid, ['id', 'phone']))).toBe(
        JSON.stringify({ id: ids[1], phone: '+49 8552 0' }),
      )
      expect(await store.findOrganisation(uuidOf(999), ['uuid'])).toBeNull()
    })

    it('keeps its id through changes, and is updated by them only', async () => {
      const { store, change, tomorrow } = await aPlaceInTime()
      const [one, two] = [anOrganisation(), anOrganisation()]
      const put = (record: Organisation) => change((transaction) => transaction.putOrganisation(record))
      const [first, second] = [await put(two), await put(one)]
      const { revision } = await store.state()
      tomorrow()
      expect(await put(two)).toBe(first)
      expect((await store.state()).revision).toBe(revision)
      expect(await put({ ...two, name: 'Renamed' })).toBe(first)
      expect(parsed(await store.listOrganisations({}, ['id', 'name'], ALL))).toEqual([
        { id: first, name: 'Renamed' },
        { id: second, name: one.name },
      ])
      const updated = await store.listOrganisations({ updated_after: '2026-05-16' }, ['id', 'updated_at'], ALL)
      expect(parsed(updated)).toEqual([{ id: first, updated_at: SECOND_DAY }])
    })
  })
})
