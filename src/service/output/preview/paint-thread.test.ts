import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import type { BuiltPlace } from '#testing/built-place.ts'
import { uuidOf } from '#testing/builders.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { PaintThread, type PaintThreadOptions } from './paint-thread.ts'

const anOrder = (name: string): PreviewOrder => ({
  kind: 'closure',
  uuid: uuidOf(1),
  language: 'en',
  at: 0,
  fallbackZone: null,
  words: { kind: '', name, statement: '', times: '', about: '', asOf: '', demo: null, site: '' },
})

const nothing = async () => null

/** A program that does what the name of the record says. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads'
let count = 0
parentPort.on('message', (message) => {
  count += 1
  if (message.type === 'given') return parentPort.postMessage({ type: 'painted', png: message.body ?? new Uint8Array() })
  const { name } = message.order.words
  if (name === 'count') parentPort.postMessage({ type: 'painted', png: new Uint8Array([count]) })
  if (name === 'ask') parentPort.postMessage({ type: 'ask', question: 1, path: '/api' })
  if (name === 'fail') parentPort.postMessage({ type: 'failed', reason: 'no red' })
  if (name === 'nonsense') parentPort.postMessage({ hello: 1 })
  if (name === 'exit') process.exit(3)
  if (name === 'throw') throw new Error('no brush')
  if (name === 'fill') { const all = []; for (;;) all.push({ all: new Array(1e5).fill(all.length) }) }
})
parentPort.postMessage({ type: 'ready' })
`

function aThread(program = PROGRAM, options: Partial<PaintThreadOptions> = {}) {
  const file = join(aDirectory(), 'painter.mjs')
  writeFileSync(file, program)
  const said: string[] = []
  const thread = new PaintThread({ file, log: (line) => said.push(line), ...options })
  onTestFinished(() => thread.close())
  return { thread, said }
}

describe('a painting thread', () => {
  it('is the same from picture to picture, and is asked and told', async () => {
    const { thread } = aThread()
    expect([...(await thread.paint(anOrder('count'), nothing))]).toEqual([1])
    expect([...(await thread.paint(anOrder('count'), nothing))]).toEqual([2])
    const asked: string[] = []
    const answer = await thread.paint(anOrder('ask'), async (path) => {
      asked.push(path)
      return new Uint8Array([7])
    })
    expect([asked, [...answer]]).toEqual([['/api'], [7]])
  })

  it.each([
    ['exit', 'it ended with code 3'],
    ['throw', 'no brush'],
    ['nonsense', 'nobody understands'],
    ['fill', 'memory'],
  ])('that breaks (%s) says so, and another one paints the next picture', async (name, reason) => {
    const { thread } = aThread()
    await expect(thread.paint(anOrder(name), nothing)).rejects.toThrow(reason)
    expect([...(await thread.paint(anOrder('count'), nothing))]).toEqual([1])
  })

  it('that fails at one picture goes on', async () => {
    const { thread } = aThread()
    await expect(thread.paint(anOrder('fail'), nothing)).rejects.toThrow('no red')
    const broken = thread.paint(anOrder('ask'), () => Promise.reject(new Error('the store is away')))
    await expect(broken).rejects.toThrow('/api: the store is away')
    expect([...(await thread.paint(anOrder('count'), nothing))]).toEqual([3])
  })

  it('that does not come to an end is ended', async () => {
    const { thread } = aThread(PROGRAM, { patienceMs: 100 })
    await expect(thread.paint(anOrder('silence'), nothing)).rejects.toThrow('longer than 0.1 s')
  })

  it('is not there where the machine lacks what it takes, which is said once', async () => {
    const { thread, said } = aThread(`import 'a-native-library-that-is-not-there'`)
    await thread.look()
    expect(thread.canPaint).toBe(false)
    expect(said).toEqual([expect.stringMatching(/^Links to records are shared without a picture: .*a-native-library/s)])
  })

  it('as it is shipped can paint here', async () => {
    const { programs }: BuiltPlace = inject('built')
    const thread = new PaintThread({ file: join(programs, 'preview.js'), log: (line) => expect.fail(line) })
    await thread.look()
    expect(thread.canPaint).toBe(true)
    // What it asks for is not there.
    await expect(thread.paint(anOrder('any'), nothing)).rejects.toThrow('has nothing at /api/v2/')
    await thread.close()
  })
})
