import { expect, it } from 'vitest'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const at = (id: string, lng: number, lat: number) =>
  aFeature({ id, name: `Crag ${id}`, reason: 'breeding', source: 'Office' }, { type: 'Point', coordinates: [lng, lat] })

async function turnedIn(...features: readonly ReturnType<typeof at>[]) {
  const report = await runImport(aWriter(aDirectory()), [aFile(features)], { kind: 'closures' })
  return report.remarks.find(({ text }) => text.startsWith('far from the others'))?.examples ?? []
}

it('a closure whose longitude and latitude are turned round is told beside those that are not', async () => {
  const others = [at('1', 8.1, 46.5), at('2', 8.2, 46.6), at('4', 8.3, 46.7)]
  expect(await turnedIn(...others, at('3', 46.6, 8.2))).toEqual(['Crag 3: at longitude 46.6, latitude 8.2'])
  expect(await turnedIn(...others, at('3', 100, 10))).toEqual([])
  expect(await turnedIn(...others)).toEqual([])
})
