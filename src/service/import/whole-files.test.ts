import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { zipped } from './reading/testing/reading.ts'
import { aFeature, runImport } from './testing/import.ts'

/** A page of a service with features of these numbers. */
function aPage(numbers: readonly number[], beside: object): string {
  const features = numbers.map((NR) => aFeature({ NR, NAME: `Park ${NR}`, TYPE: 'Naturpark' }))
  const path = join(aDirectory(), 'page.geojson')
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', ...beside, features }))
  return path
}

async function namesAfter(files: readonly string[], options: Parameters<typeof runImport>[2] = {}) {
  const directory = aDirectory()
  await runImport(aWriter(directory), files, { source: 'Office', ...options })
  return parsed(await aStore(directory).listAreas({}, ['name'], { offset: 0, limit: 9 }))
}

const exceeded = { exceededTransferLimit: true }

describe('pages of a service', () => {
  it.each([
    ['an ArcGIS server', exceeded, '2 features, and there are more'],
    ['a newer one', { properties: exceeded }, '2 features, and there are more'],
    ['OGC API Features', { links: [{ rel: 'next', href: 'https://a.example/2' }] }, '2 features, and there are more'],
    ['WFS 2', { numberMatched: 7, numberReturned: 2 }, '2 of 7 features'],
    ['WFS 1', { totalFeatures: 7 }, '2 of 7 features'],
  ])('are no whole file: %s', async (_, beside, held) => {
    const page = aPage([1, 2], beside)
    await expect(namesAfter([page])).rejects.toThrow(
      `it holds ${held}: its service gives so many at once. Fetch the others too, from &resultOffset=2`,
    )
    expect(await namesAfter([page], { force: true })).toHaveLength(2)
  })

  it('are no whole file within a zip either, but for one that has them all', async () => {
    const zipOf = (...pages: readonly string[]) => {
      const path = join(aDirectory(), 'pages.zip')
      const files = Object.fromEntries(pages.map((page, index) => [`${index}.geojson`, readFileSync(page)]))
      writeFileSync(path, zipped(files))
      return path
    }
    const ofThree = { numberMatched: 3 }
    const [one, other] = [aPage([1, 2], ofThree), aPage([3], ofThree)]
    await expect(namesAfter([zipOf(one)])).rejects.toThrow('it holds 2 of 3 features')
    expect(await namesAfter([zipOf(one, other)])).toHaveLength(3)
    const outer = join(aDirectory(), 'outer.zip')
    writeFileSync(outer, zipped({ 'a.zip': readFileSync(zipOf(one)), 'b.zip': readFileSync(zipOf(other)) }))
    expect(await namesAfter([outer])).toHaveLength(3)
  })

  it('are imported where all are there', async () => {
    const last = { properties: { exceededTransferLimit: false } }
    expect(await namesAfter([aPage([1, 2], exceeded), aPage([3, 4], exceeded), aPage([5], last)])).toHaveLength(5)
    const ofThree = { numberMatched: 3 }
    expect(await namesAfter([aPage([1, 2], ofThree), aPage([3], ofThree)])).toHaveLength(3)
    await expect(namesAfter([aPage([1], ofThree), aPage([2], ofThree)])).rejects.toThrow('it holds 2 of 3 features')
  })

  it.each([[{ numberMatched: 2 }], [{ numberMatched: 'unknown' }], [{ links: [{ rel: 'self', href: '#' }] }]])(
    'that are all there is are whole files: %j',
    async (beside) => {
      expect(await namesAfter([aPage([1, 2], beside)])).toHaveLength(2)
    },
  )
})
