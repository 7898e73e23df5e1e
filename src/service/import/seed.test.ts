import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { DAY } from '#contract/status/local-time.ts'
import { MAY_15 } from '#testing/builders.ts'
import { aDirectory, aStore, aWriter, inText, parsed } from '../store/testing/store.ts'
import { seedDemo } from './seed.ts'

const ALL = { offset: 0, limit: 1000 }

describe('the demonstration in a store', () => {
  it('has organisations that its closures name by their ids', async () => {
    const directory = aDirectory()
    await seedDemo(aWriter(directory), MAY_15)
    const store = aStore(directory)
    const organisations = z
      .array(z.object({ id: z.int(), name: z.string() }))
      .parse(parsed(await store.listOrganisations({}, ['id', 'name'], ALL)))
    const nameOf = new Map(organisations.map(({ id, name }) => [id, name]))
    const Named = z.array(z.pick(Closure, { name: true, organisation_id: true }))
    const closures = Named.parse(parsed(await store.listClosures({}, ['name', 'organisation_id'], ALL, MAY_15)))
    const nameFor = (title: string) => {
      const { organisation_id = null } = closures.find(({ name }) => name.includes(title)) ?? {}
      return nameOf.get(organisation_id ?? -1)
    }
    expect(nameFor('Black grouse lek, Hraniční slať')).toBe('Demo: Ranger service of Bohemia and the Carpathians')
    expect(nameFor('Lynx den area, Jezerní slať')).toBe('Demo: Association of outdoor clubs')
    expect((await store.listWildlife({}, ['uuid'], ALL)).count).toBeGreaterThan(24)
  })

  it('is the same by its ids when it is made anew on another day', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    await seedDemo(writer, MAY_15)
    const store = aStore(directory)
    const idsOf = async () => [
      inText(await store.listAreas({}, ['id', 'uuid'], ALL)),
      inText(await store.listOrganisations({}, ['id', 'uuid'], ALL)),
    ]
    const before = await idsOf()
    await seedDemo(writer, MAY_15 + DAY)
    expect(await idsOf()).toEqual(before)
    expect((await store.listDeleted('area', {}, ALL)).count).toBe(0)
    expect((await store.listDeleted('closure', {}, ALL)).count).toBe(0)
  })
})
