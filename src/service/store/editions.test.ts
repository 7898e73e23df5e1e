import { describe, expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { storeKinds, write } from './testing/store.ts'

describe.each(storeKinds)('$name', ({ aPlace }) => {
  it('tells which editions it has', async () => {
    const [writer, other] = [await (await aPlace()).openWriter(), await (await aPlace()).openWriter()]
    const seen: (string | null)[] = []
    for (const area of [anArea(), anArea(), null]) {
      const transaction = await writer.begin()
      seen.push(transaction.editions.last)
      await transaction.rollback()
      if (area !== null) await write(writer, { areas: [area] })
    }
    const [none, first = '', second = ''] = seen.map((edition) => edition ?? undefined)
    expect(none).toBeUndefined()
    expect(first < second).toBe(true)
    for (const [of, is] of [
      [writer, true],
      [other, false],
    ] as const) {
      const transaction = await of.begin()
      expect([await transaction.editions.has(first), await transaction.editions.has(second)]).toEqual([is, is])
      await transaction.rollback()
    }
  })
})
