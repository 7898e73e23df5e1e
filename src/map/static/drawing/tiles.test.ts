import { PbfWriter } from 'pbf'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { frameOf } from '../frame.ts'
import { TileStore } from './tiles.ts'

const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 }
const source = { type: 'vector' as const, tiles: ['/{z}/{x}/{y}'] }
/** The edge of a picture, in px, that takes 24 tiles by 24. */
const LARGE = 24 * 512 - 256

const frame = (lng: number, edge: number) =>
  frameOf({ zoom: 10, lat: 0, lng }, { width: edge, height: edge }, NOTHING_OVER)

/** A store of empty tiles, which come some at a time, and the addresses that it asked for. */
function aStore() {
  const asked: string[] = []
  const coming: (() => void)[] = []
  const load = (url: string) => {
    asked.push(url)
    return new Promise<ArrayBuffer>((resolve) => coming.push(() => resolve(new ArrayBuffer())))
  }
  const store = new TileStore(load, () => {})
  /** Draws a picture of two layers, and draws it anew as its tiles come, until they all have or it has asked too often. */
  const draw = async (view: ReturnType<typeof frame>) => {
    const most = asked.length + 3000
    do {
      for (const come of coming.splice(0, 100)) come()
      await new Promise((resolve) => setImmediate(resolve))
      for (const layer of ['areas', 'closures']) store.shapes(layer, source, layer, view)
    } while (!store.isComplete && asked.length < most)
  }
  return { store, asked, draw }
}

describe('the tiles of a picture', () => {
  it('all come to an end, however many it needs', async () => {
    const { store, asked, draw } = aStore()
    await draw(frame(0, LARGE))
    expect(store.isComplete).toBe(true)
    expect(asked.length).toBeGreaterThan(500)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('are there for the next one', async () => {
    const { asked, draw } = aStore()
    await draw(frame(0, LARGE))
    const before = asked.length
    await draw(frame(0.01, LARGE))
    expect(asked.length).toBeLessThan(before + 50)
  })

  it('are not kept for good', async () => {
    const { asked, draw } = aStore()
    await draw(frame(0, 600))
    for (const lng of [20, 40, 60]) await draw(frame(lng, LARGE))
    const before = asked.length
    await draw(frame(0, 600))
    expect(asked.length).toBeGreaterThan(before)
  })
})

it('a tile with a feature that is damaged has failed, keeps no other from being drawn, and is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const tile = (command: number) => {
    const pbf = new PbfWriter()
    pbf.writeMessage(
      3,
      (_: unknown, layer) => {
        layer.writeStringField(1, 'areas')
        layer.writeMessage(
          2,
          (__: unknown, feature) => {
            feature.writeVarintField(3, 1)
            feature.writePackedVarint(4, [command, 0, 0])
          },
          null,
        )
      },
      null,
    )
    return new Uint8Array(pbf.finish()).buffer
  }
  let isMended = false
  const asked: string[] = []
  const load = async (url: string) => {
    asked.push(url)
    return tile(url === asked[0] && !isMended ? 11 : 9)
  }
  const store = new TileStore(load, () => {})
  const view = frame(0, 512)
  const drawn = async () => {
    store.shapes('areas', source, 'areas', view)
    await new Promise((resolve) => setImmediate(resolve))
    return store.shapes('areas', source, 'areas', view).length
  }
  const others = await drawn()
  expect([others, store.failed, store.isComplete]).toEqual([asked.length - 1, 'data', true])
  isMended = true
  vi.runAllTimers()
  expect([await drawn(), store.failed]).toEqual([others + 1, null])
})
