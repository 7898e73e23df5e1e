import { describe, expect, it } from 'vitest'
import { commandTo, DESCRIPTION } from '../messages/testing/host-channel.ts'
import type { Command } from '../messages/command.ts'
import { FrameLine, type MapMessage } from './frame-line.ts'

const message = commandTo
const announced = message('ready')
const ready = message('ready', DESCRIPTION)
const today = { type: 'setDate', payload: { when: 'today' } } as const
const dark = { type: 'setTheme', payload: { theme: 'dark' } } as const

function aLine() {
  const posted: object[] = []
  const received: MapMessage[] = []
  const line = new FrameLine({
    post: (message) => posted.push(message),
    onMessage: (message) => received.push(message),
  })
  return { line, posted, received }
}

/** How each promise stands: the code of its error, `done`, or `open`. */
async function standOf(asked: readonly Promise<void>[]): Promise<readonly unknown[]> {
  const open = Promise.resolve('open')
  return Promise.all(
    asked.map((promise) => {
      const settled = promise.then(
        () => 'done',
        (error: Error) => (error.cause as { code: string }).code,
      )
      return Promise.race([settled, open.then(() => open).then(() => open)])
    }),
  )
}

describe('the line to the frame', () => {
  it('says hello when the map has announced itself, and what was asked for once it is ready', () => {
    const { line, posted, received } = aLine()
    void line.ask(today)
    line.receive(announced)
    expect(posted.splice(0)).toEqual([message('hello')])
    line.receive(ready)
    void line.ask(dark)
    expect(posted).toEqual([message('setDate', today.payload, '1'), message('setTheme', dark.payload, '2')])
    expect(received).toEqual([announced, ready])
  })

  it('keeps its promises when they are answered', async () => {
    const { line, received } = aLine()
    line.receive(ready)
    const asked = [line.ask(today), line.ask(dark), line.ask(today)]
    line.receive(message('error', { code: 'value', message: 'No.' }, '1'))
    line.receive(message('done', {}, '2'))
    line.receive(message('done', {}, '2'))
    line.receive(message('done', {}, 'other'))
    expect(await standOf(asked)).toEqual(['value', 'done', 'open'])
    expect(received).toEqual([ready])
  })

  it('takes what was passed over for overtaken', async () => {
    const { line } = aLine()
    line.receive(ready)
    const asked = [line.ask(today), line.ask(dark), line.ask(today), line.ask(dark)]
    line.receive(message('error', { code: 'value', message: 'No.' }, '3'))
    expect(await standOf(asked)).toEqual(['done', 'done', 'value', 'open'])
  })

  it('receives messages of the map, and of no other program', () => {
    const { line, received } = aLine()
    const height = message('height', { height: 300 })
    const error = message('error', { code: 'version', message: 'Only 1.' })
    const others = [null, 'height', { ...height, ns: 'other' }, { ...height, v: 2 }, message('later', {}), {}]
    for (const data of [height, ...others, error]) line.receive(data)
    expect(received).toEqual([height, error])
  })

  it('gives up, and comes back when the map does', async () => {
    const { line, received } = aLine()
    const early = line.ask(today)
    line.giveUp()
    line.giveUp()
    expect(await standOf([early, line.ask(today)])).toEqual(['unanswered', 'unanswered'])
    expect(received.map(({ type }) => type)).toEqual(['error'])
    line.receive(ready)
    const late = line.ask(today)
    line.giveUp()
    line.receive(message('done', {}, '2'))
    expect(await standOf([late])).toEqual(['done'])
  })

  it('asks a new frame again for what the one before has not done', () => {
    const { line, posted } = aLine()
    line.receive(ready)
    void line.ask(today)
    line.begin()
    void line.ask(dark)
    posted.splice(0)
    line.receive(announced)
    line.receive(ready)
    expect(posted).toEqual([
      message('hello'),
      message('setDate', today.payload, '1'),
      message('setTheme', dark.payload, '2'),
    ])
  })
  it('sends a new frame what the one before has carried out, the last of each type', () => {
    const { line, posted } = aLine()
    line.receive(ready)
    const view = { type: 'setView', payload: { center: [13, 48], zoom: 9 } } as const
    const asked: readonly Command[] = [
      view,
      { type: 'setFilter', payload: { q: 'a', status: 'current' } },
      { type: 'setTheme', payload: { theme: 'light', accent: '123' } },
      { type: 'setDate', payload: { when: 'weekend' } },
      { type: 'setFilter', payload: { q: undefined, status: null } },
      dark,
      { type: 'setDate', payload: { when: 'unreadable' } },
    ]
    for (const command of asked) line.ask(command).catch(() => {})
    line.receive(message('done', {}, '6'))
    line.receive(message('error', { code: 'value', message: 'No.' }, '7'))
    line.begin()
    posted.splice(0)
    line.receive(ready)
    line.receive(ready)
    const again = [
      view,
      { type: 'setDate', payload: { when: 'weekend' } },
      { type: 'setFilter', payload: { q: 'a', status: null } },
      { type: 'setTheme', payload: { theme: 'dark', accent: '123' } },
    ]
    expect(posted).toEqual(again.map(({ type, payload }) => message(type, payload)))
    line.forget('setView')
    line.begin()
    posted.splice(0)
    line.receive(ready)
    expect(posted).toEqual(again.slice(1).map(({ type, payload }) => message(type, payload)))
  })

  it('rejects what waits, and what comes, when there is no frame any more', async () => {
    const { line, posted, received } = aLine()
    const early = line.ask(today)
    line.end()
    expect(await standOf([early, line.ask(dark)])).toEqual(['unanswered', 'unanswered'])
    line.begin()
    void line.ask(dark)
    line.receive(ready)
    expect(posted).toEqual([message('setTheme', dark.payload, '2')])
    expect(received).toEqual([ready])
  })
})
