import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../store/testing/store.ts'
import { makeGround, type GroundRequest } from './make-ground.ts'
import { corners } from './testing/drawn.ts'
import { aRegion, woodAndPath } from './testing/region.ts'
import type { MadeBlock } from './testing/write-osm.ts'

/** Asks for a ground in a directory of its own. */
function asked(wishes: Partial<GroundRequest>) {
  const directory = aDirectory()
  const request: GroundRequest = {
    region: aRegion('a.osm.pbf'),
    heights: [],
    bbox: null,
    name: 'a',
    title: 'A',
    revision: 'r1',
    directory,
    onProgress: () => {},
    ...wishes,
  }
  return { making: makeGround(request), directory }
}

const nothing = /^There is nothing to draw in \S+a\.osm\.pbf/

describe('nothing is made', () => {
  it.each<[string, () => Partial<GroundRequest>, RegExp]>([
    ['a file that is not there', () => ({ region: 'nowhere.osm.pbf' }), /^nowhere\.osm\.pbf cannot be opened/],
    ['heights that are none', () => ({ heights: [aRegion('b.osm.pbf')] }), /b\.osm\.pbf/],
    [
      'a box with nothing in it',
      () => ({ bbox: [50, 50, 51, 51] }),
      / within 50,50,51,51: what it has lies in 0,0,0\.\d+,0\.\d+, written west, south, east, north\.$/,
    ],
  ])('of %s', async (_, wishes, words) => {
    const { making, directory } = asked(wishes())
    await expect(making).rejects.toThrow(words)
    expect(readdirSync(directory)).toEqual([])
  })

  it.each<[string, readonly MadeBlock[], RegExp]>([
    ['elements', [], /: it has no elements\. Cut it anew, with its box written west, south, east, north\.$/],
    ['nodes', woodAndPath.slice(1), /: its 2 ways have no nodes\. Make it with them, as osmium extract does\.$/],
    ['anything that is drawn', [corners()], /: of its 0 ways and \d+ nodes none is of a kind that the map shows\.$/],
  ])('of an extract without %s', async (_, blocks, words) => {
    const { making, directory } = asked({ region: aRegion('a.osm.pbf', blocks) })
    await expect(making).rejects.toThrow(nothing)
    await expect(making).rejects.toThrow(words)
    expect(readdirSync(directory)).toEqual([])
  })
})

it('clears away what a killed one left long ago', async () => {
  const directory = aDirectory()
  const left = ['.fieldgate-ground-old', '.fieldgate-ground-new'].map((name) => join(directory, name))
  for (const path of left) mkdirSync(path)
  utimesSync(left[0] ?? '', 0, 0)
  await asked({ directory }).making
  expect(readdirSync(directory).toSorted()).toEqual(['.fieldgate-ground-new', 'a.r1.pmtiles'])
})
