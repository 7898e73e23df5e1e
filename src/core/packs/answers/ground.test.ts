import { expect, it, vi } from 'vitest'
import { MAY_15 } from '#testing/builders.ts'
import type { PackedMap, WholePack } from '../pack.ts'
import { openPacks } from '../store/database.ts'
import { PackStore } from '../store/pack-store.ts'
import { aDevice, aNewPack } from '../testing/device.ts'
import { smallArchive } from '../testing/small-archive.ts'
import { PackAnswers } from './answer.ts'

const SITE = 'https://service.example'
const TILE = Uint8Array.of(7, 7, 7)
const map: PackedMap = {
  name: 'ground',
  kind: 'vector',
  bundle: 'ground r1',
  url: `${SITE}/maps/ground/r1/`,
  bytes: smallArchive(TILE).byteLength,
  minZoom: 0,
  maxZoom: 0,
}

/** A device that has a pack with a ground. */
async function aDeviceWithGround(): Promise<PackStore> {
  const store = await aDevice()
  const database = await openPacks()
  await database.put('chunks', { bundle: map.bundle, from: 0, bytes: smallArchive(TILE) })
  const refreshedAt = new Date(MAY_15).toISOString()
  const pack: WholePack = { ...aNewPack(), edition: 'whole', refreshedAt, maps: [map], job: null }
  await store.put(pack)
  return store
}

async function tileOf(answers: PackAnswers): Promise<readonly number[]> {
  const response = await answers.answer(new Request(`${SITE}/maps/ground/r1/0/0/0`), MAY_15)
  return [...new Uint8Array((await response?.arrayBuffer()) ?? [])]
}

it('reads the ground by the connection of its own time', async () => {
  await aDeviceWithGround()
  const [lost, now] = [await openPacks(), await openPacks()]
  expect(await tileOf(new PackAnswers(new PackStore(lost)))).toEqual([...TILE])
  lost.close()
  expect(await tileOf(new PackAnswers(new PackStore(now)))).toEqual([...TILE])
})

it('reads an archive anew that could not be read once', async () => {
  const store = await aDeviceWithGround()
  const answers = new PackAnswers(store)
  const read = vi.spyOn(store, 'bytes').mockRejectedValueOnce(new DOMException('Lost.', 'UnknownError'))
  await expect(tileOf(answers)).rejects.toThrow('Lost.')
  expect(await tileOf(answers)).toEqual([...TILE])
  expect(read).toHaveBeenCalled()
})
