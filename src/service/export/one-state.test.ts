import { describe, expect, it } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { storeKinds, write } from '../store/testing/store.ts'
import { inOneState } from './one-state.ts'
import { recordPages } from './record-pages.ts'
import { select } from './selection.ts'

const COUNT = 500
const areas = (name: string) => Array.from({ length: COUNT }, (_, index) => anArea({ uuid: uuidOf(index + 1), name }))

describe.each(storeKinds)('reading one state of $name', ({ aPlace, isConcurrent }) => {
  /** Reads the names of all areas, while a writer changes all of them so many times, each time between two pages. */
  async function namesRead(changes: number) {
    const place = await aPlace()
    const writer = await place.openWriter()
    await write(writer, { areas: areas('Edition 0') })
    const store = await place.openStore()
    const selection = await select(store, 'areas', new URLSearchParams('fields=name'), 0)
    let [edition, restarts] = [0, 0]
    const read = inOneState(
      store,
      async (check) => {
        const names: unknown[] = []
        for await (const page of recordPages(selection, false, check, () => {})) {
          names.push(...page.map(({ name }) => name))
          if (edition < changes) await write(writer, { areas: areas(`Edition ${++edition}`) })
        }
        return names
      },
      () => restarts++,
    )
    return { names: await read, restarts }
  }

  it('goes on where nothing changes', async () => {
    expect(await namesRead(0)).toEqual({ names: Array(COUNT).fill('Edition 0'), restarts: 0 })
  })

  it.runIf(isConcurrent)('begins again where somebody commits meanwhile, and mixes nothing', async () => {
    expect(await namesRead(3)).toEqual({ names: Array(COUNT).fill('Edition 3'), restarts: 3 })
  })

  it.runIf(isConcurrent)('gives up where the data never rests', async () => {
    await expect(namesRead(100)).rejects.toThrow('The data changed during each of 5 attempts')
  })
})

const EMPTY = { revision: '', demo: false, updatedAt: null, mirror: null }

it('sees a change after the last check', async () => {
  let revision = 0
  const store = { state: async () => ({ ...EMPTY, revision: String(revision) }) }
  const results = [1, 2, 3]
  const read = inOneState(
    store,
    async () => {
      if (revision < 2) revision++
      return results[revision]
    },
    () => {},
  )
  expect(await read).toBe(3)
})

it('passes other errors on at once', async () => {
  let attempts = 0
  const read = async () => {
    attempts++
    throw new Error('The disk is full.')
  }
  await expect(inOneState({ state: async () => EMPTY }, read, () => {})).rejects.toThrow('The disk is full.')
  expect(attempts).toBe(1)
})
