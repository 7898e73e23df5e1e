import { expect, it } from 'vitest'
import type { ProtectedArea } from '#contract/records/area.ts'
import { aClosure, anArea, aSquareArea, MAY_15 } from '#testing/builders.ts'
import { headers } from '#core/offline/protocol.ts'
import { aDevice, aNewPack, download } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { PackAnswers } from './answer.ts'

it('lists the closures of an area, and says that there may be more where the area goes beyond the region', async () => {
  const within = anArea({ geometry: aSquareArea(14, 48, 0.1) })
  const across = anArea({ geometry: aSquareArea(14.9, 48, 0.3) })
  const elsewhere = anArea({ geometry: aSquareArea(20, 48, 0.1) })
  const closureOf = ({ uuid }: ProtectedArea) => aClosure({ name: `In ${uuid}`, protected_area_uuids: [uuid] })
  new FakeService([within, across, elsewhere], [within, across].map(closureOf)).connect()
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  await download(store, pack.id)
  const answers = new PackAnswers(store)
  const listed = async ({ uuid }: ProtectedArea) => {
    const url = `${BASE}/closures-and-notices?protected_area_uuid=${uuid}`
    const response = await answers.answer(new Request(url), MAY_15)
    const body = await response?.json()
    return { count: body.results.length, isPartial: response?.headers.has(headers.partial) }
  }
  expect(await listed(within)).toEqual({ count: 1, isPartial: false })
  expect(await listed(across)).toEqual({ count: 1, isPartial: true })
  expect(await listed(elsewhere)).toEqual({ count: 0, isPartial: true })
})
