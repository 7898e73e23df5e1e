import { expect, it } from 'vitest'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const at = (id: string, lng: number, lat: number) =>
  aFeature({ id, name: `Crag ${id}`, reason: 'breeding', source: 'Office' }, { type: 'Point', coordinates: [lng, lat] })

async function remarksOn(features: readonly ReturnType<typeof at>[], timeZone: string | null) {
  const { remarks } = await runImport(aWriter(aDirectory()), [aFile(features)], { kind: 'closures', timeZone })
  return remarks
}

async function turnedIn(...features: readonly ReturnType<typeof at>[]) {
  const remarks = await remarksOn(features, null)
  return remarks.find(({ text }) => text.startsWith('far from the others'))?.examples ?? []
}

it('a closure whose longitude and latitude are turned round is told beside those that are not', async () => {
  const others = [at('1', 8.1, 46.5), at('2', 8.2, 46.6), at('4', 8.3, 46.7)]
  expect(await turnedIn(...others, at('3', 46.6, 8.2))).toEqual(['Crag 3: at longitude 46.6, latitude 8.2'])
  expect(await turnedIn(...others, at('3', 100, 10))).toEqual([])
  expect(await turnedIn(...others)).toEqual([])
})

it('closures that are all turned round are told where the operator has said a time zone', async () => {
  const turned = [at('1', 46.5, 8.1), at('2', 48.1, 11.5)]
  const told = (remarks: Awaited<ReturnType<typeof remarksOn>>) =>
    remarks.filter(({ text }) => text.startsWith('far from'))
  expect(told(await remarksOn(turned, 'Europe/Zurich'))).toMatchObject([
    {
      text: 'far from Europe/Zurich, and there with longitude and latitude turned round: look whether they are',
      records: 2,
    },
  ])
  expect(told(await remarksOn([at('1', 8.1, 46.5), at('2', 11.5, 48.1)], 'Europe/Zurich'))).toEqual([])
  expect(told(await remarksOn(turned, 'America/Denver'))).toEqual([])
})
