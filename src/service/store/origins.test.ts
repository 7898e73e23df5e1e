import { expect, it, describe } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { storeKinds, write } from './testing/store.ts'

const PARKS = { source: 'parks', file: 'file-parks' }

describe.each(storeKinds)('$name', ({ aPlace }) => {
  describe('the origin of records', () => {
    it('tells what came from there before and is not there now', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      const [a, b, c] = [uuidOf(1), uuidOf(2), uuidOf(3)]
      const settle = async (kind: 'area' | 'closure', origin: string, uuids: string[]) => {
        const transaction = await writer.begin()
        const gone = await transaction.putOrigin(kind, { source: origin, file: 'file-a' }, uuids)
        await transaction.commit({ demo: false })
        return gone
      }
      expect(await settle('area', 'parks', [a, b])).toEqual([])
      expect(await settle('closure', 'parks', [c])).toEqual([])
      expect(await settle('area', 'parks', [b])).toEqual([{ uuid: a, file: 'file-a' }])
      expect(await settle('area', 'others', [a])).toEqual([])
      expect(await settle('area', 'parks', [b])).toEqual([])
      expect((await (await place.openStore()).state()).updatedAt).toBeNull()
    })

    it('is forgotten with the record', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      const area = anArea()
      await write(writer, { areas: [area] })
      const transaction = await writer.begin()
      await transaction.putOrigin('area', PARKS, [area.uuid])
      await transaction.removeRecord('area', area.uuid)
      expect(await transaction.putOrigin('area', PARKS, [])).toEqual([])
      await transaction.rollback()
    })
  })
})
