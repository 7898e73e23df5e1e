import { describe, expect, it } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { parsed, storeKinds, write } from './testing/store.ts'

describe.each(storeKinds)('areas that are written at once, in $name', ({ aPlace }) => {
  const SHOWN = ['id', 'uuid', 'name', 'description', 'geometry'] as const
  const names = ['NULL', '{"a",b}', String.raw`back\slash "quoted"`, "it's", 'tab\tand\nline', '', 'Żubr 🦬']
  const areas = names.map((name, index) => {
    const geometry = { type: 'MultiPoint' as const, coordinates: [[8 + index, 47]] }
    const description = index % 2 === 0 ? null : name
    return anArea({ uuid: uuidOf(50 - index), name, description, ...(index > 4 && { geometry }) })
  })

  it('are numbered in their order, and keep each text and each lack of one', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { areas })
    const listed = await (await place.openStore()).listAreas({}, SHOWN, { offset: 0, limit: 100 })
    const expected = areas.map(({ uuid, name, description, geometry }, index) => {
      return { id: index + 1, uuid, name, description, geometry }
    })
    expect(parsed(listed)).toEqual(expected)
  })

  it('have the numbers again that they had before they were removed, beside new ones', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    const [first, second, ...others] = areas
    if (first === undefined || second === undefined) throw new Error('There are too few areas.')
    await write(writer, { areas: [first, second] })
    const transaction = await writer.begin()
    for (const { uuid } of [first, second]) await transaction.removeRecord('area', uuid)
    await transaction.commit({ demo: false })
    await write(writer, { areas: [...others, second] })
    const listed = await (await place.openStore()).listAreas({}, ['id', 'uuid'], { offset: 0, limit: 100 })
    const expected = [{ id: 2, uuid: second.uuid }, ...others.map(({ uuid }, index) => ({ id: index + 3, uuid }))]
    expect(parsed(listed)).toEqual(expected)
  })
})
