import { describe, expect, it } from 'vitest'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { parsed, storeKinds, write } from './testing/store.ts'

/** As other rules of a time zone had it: an hour late, on all closures that begin and end. */
const OTHERWISE = `
  UPDATE closure SET begin_ms = begin_ms + 3600000, finish_ms = finish_ms + 3600000;
  UPDATE closure_field SET begins_at = '"2026-01-01T00:00:00Z"' WHERE begins_at IS NOT NULL;
  UPDATE closure_field SET finishes_at = '"2026-01-01T00:00:00Z"' WHERE finishes_at IS NOT NULL;
`
const OTHER_RULES = `UPDATE zone_rules SET version = '1999a'`

const FIELDS = ['uuid', 'begins_at', 'finishes_at', 'updated_at', 'status'] as const
const bounded = aClosure({ start_on: '2026-05-15', end_on: '2026-06-30' })
const endless = aClosure({ uuid: uuidOf(2), start_on: null, end_on: null })

describe.each(storeKinds)('instants of closures, in $name', ({ aPlace }) => {
  const aStage = async () => {
    const place = await aPlace()
    const writer = await place.openWriter({ now: () => MAY_15 })
    await write(writer, { closures: [bounded, endless] })
    await writer.close()
    const store = await place.openStore()
    const closures = async () => parsed(await store.listClosures({}, FIELDS, { offset: 0, limit: 9 }, MAY_15))
    return { place, store, closures }
  }

  it('are made again where they were made by other rules of time zones, and nothing else changes', async () => {
    const { place, store, closures } = await aStage()
    const before = await closures()
    const { revision } = await store.state()
    await place.script(OTHERWISE + OTHER_RULES)
    expect(await closures()).not.toEqual(before)
    expect(await store.madeByOtherRules()).toBe(true)
    const writer = await place.openWriter()
    const transaction = await writer.begin()
    expect(await transaction.putClosure(bounded)).toBe('unchanged')
    await transaction.commit({ demo: false })
    expect(await closures()).toEqual(before)
    expect(await store.madeByOtherRules()).toBe(false)
    expect((await store.state()).revision).not.toBe(revision)
  })

  it('stay as they are where the rules are the same, or the import comes to nothing', async () => {
    const { place, store, closures } = await aStage()
    const { updatedAt } = await store.state()
    await place.script(OTHER_RULES)
    const writer = await place.openWriter()
    await (await writer.begin()).commit({ demo: false })
    expect((await store.state()).updatedAt).toBe(updatedAt)
    await place.script(OTHERWISE + OTHER_RULES)
    const wrong = await closures()
    await (await writer.begin()).rollback()
    expect([await closures(), await store.madeByOtherRules()]).toEqual([wrong, true])
  })
})
