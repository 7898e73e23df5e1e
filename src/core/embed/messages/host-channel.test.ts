import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aGreetedChannel,
  anOpenChannel,
  aSetting,
  commandTo,
  DESCRIPTION,
  HOST,
  TwoPages,
} from './testing/host-channel.ts'
import { openHostChannel } from './host-channel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const status = {
  type: 'status',
  payload: { counts: { current: 3, upcoming: 1, notice: 0 }, text: '3 closed' },
} as const
const view = { type: 'view', payload: { bbox: [12, 48, 14, 49], center: [13, 48.5], zoom: 9 } } as const

describe('the line to the host page', () => {
  it('is not there where no page is around', () => {
    const pages = new TwoPages()
    const alone = Object.assign(pages.page, { parent: pages.page })
    expect(openHostChannel(aSetting(), alone)).toBeNull()
  })

  it('announces to anyone that the embed is there, and nothing else before the hello', () => {
    const { pages, patches, channel } = anOpenChannel()
    channel.send(status)
    pages.post(commandTo('setDate', { when: 'today' }, 'a'))
    vi.runAllTimers()
    expect(pages.sent).toEqual([{ message: { ns: 'fieldgate', v: 1, type: 'ready', payload: {} }, target: '*' }])
    expect(patches).toEqual([])
  })

  it('answers the hello with what the embed is and the latest of each state', () => {
    const { pages, channel } = anOpenChannel()
    channel.send(view)
    channel.send({ type: 'height', payload: { height: 300 } })
    channel.send({ type: 'height', payload: { height: 400 } })
    pages.takeSent()
    pages.post(commandTo('hello'))
    vi.runAllTimers()
    expect(pages.sent.map(({ target }) => target)).toEqual([HOST, HOST, HOST])
    expect(pages.takeSent()).toEqual([
      ['ready', DESCRIPTION],
      ['view', view.payload],
      ['height', { height: 400 }],
    ])
  })

  it.each(['null', 'file://'])('reaches a page of the origin "%s" at any target', (origin) => {
    const { pages } = anOpenChannel()
    pages.post(commandTo('hello'), { origin })
    vi.runAllTimers()
    expect(pages.sent.at(-1)).toMatchObject({ message: { payload: DESCRIPTION }, target: '*' })
  })

  it('sends no state twice in a row', () => {
    const { pages, channel } = aGreetedChannel()
    channel.send(status)
    channel.send(structuredClone(status))
    channel.send({ type: 'select', payload: null })
    channel.send(status)
    expect(pages.takeSent()).toEqual([
      ['status', status.payload],
      ['select', null],
    ])
  })

  it('never sends where the map looks once the visitor has asked where they are', () => {
    const { pages, channel } = aGreetedChannel()
    channel.send(view)
    channel.positionAsked()
    channel.send({ ...view, payload: { ...view.payload, zoom: 10 } })
    channel.send(status)
    pages.post(commandTo('hello'))
    vi.runAllTimers()
    expect(pages.takeSent()).toEqual([
      ['view', view.payload],
      ['ready', { ...DESCRIPTION, fullMap: 'https://map.example/?status=current' }],
    ])
  })

  it('sends that there is no such record, each time and wherever the visitor is, but to nobody unknown', () => {
    const record = { kind: 'area', uuid: '0a6f1c1e-0000-4000-8000-000000000001' } as const
    const unheard = anOpenChannel()
    unheard.pages.takeSent()
    unheard.channel.missing(record)
    expect(unheard.pages.takeSent()).toEqual([])
    const { pages, channel } = aGreetedChannel()
    channel.positionAsked()
    channel.missing(record)
    channel.missing(record)
    const error = { code: 'missing', message: 'There is no area 0a6f1c1e-0000-4000-8000-000000000001.' }
    expect(pages.takeSent()).toEqual([
      ['error', error],
      ['error', error],
    ])
  })

  it('is silent and deaf when closed', () => {
    const { pages, patches, channel } = aGreetedChannel()
    pages.post(commandTo('setDate', { when: 'today' }, 'a'))
    channel.close()
    pages.post(commandTo('setDate', { when: 'tomorrow' }, 'b'))
    vi.runAllTimers()
    expect([patches, pages.takeSent()]).toEqual([[], []])
  })
})

describe('a command', () => {
  it('becomes a change of the address, and is answered where it has an id', () => {
    const { pages, patches } = aGreetedChannel()
    pages.post(commandTo('setDate', { when: 'P7D' }, 'a'))
    pages.post(commandTo('setTheme', { theme: 'dark' }))
    vi.runAllTimers()
    expect(patches).toEqual([
      new Map([
        ['when', 'P7D'],
        ['theme', 'dark'],
      ]),
    ])
    expect(pages.takeSent()).toEqual([['done', {}, 'a']])
  })

  it.each([
    ['setDate', { when: 'unreadable' }, { code: 'value', message: 'The value of when cannot be read.' }],
    ['setDate', { at: 'today' }, { code: 'payload', message: 'This is no payload of setDate.' }],
  ])('is refused when it is %s %j', (type, payload, error) => {
    const { pages, patches } = aGreetedChannel()
    pages.post(commandTo(type, payload, 'a'))
    pages.post(commandTo(type, payload))
    vi.runAllTimers()
    expect(pages.takeSent()).toEqual([
      ['error', error, 'a'],
      ['error', error],
    ])
    expect(patches).toEqual([])
  })

  it('of another version is answered with an error once', () => {
    const { pages, patches } = aGreetedChannel()
    for (const v of [2, '1', undefined]) pages.post({ ...commandTo('setDate', { when: 'today' }), v })
    vi.runAllTimers()
    expect(pages.takeSent()).toEqual([['error', { code: 'version', message: 'Only version 1 is spoken here.' }]])
    expect(patches).toEqual([])
  })

  it('is not taken from anyone but the page around', () => {
    const { pages, patches } = aGreetedChannel({ isAllowedOrigin: (origin) => origin === HOST })
    const command = commandTo('setDate', { when: 'today' }, 'a')
    pages.post(command, { source: { postMessage: () => {} } })
    pages.post(command, { source: null })
    pages.post(command, { origin: 'https://other.example' })
    vi.runAllTimers()
    expect([patches, pages.takeSent()]).toEqual([[], []])
  })

  it('is taken from the origin that has said hello alone', () => {
    const { pages, patches } = aGreetedChannel()
    pages.post(commandTo('hello'), { origin: 'https://other.example' })
    pages.post(commandTo('setDate', { when: 'today' }, 'a'), { origin: 'https://other.example' })
    vi.runAllTimers()
    expect([patches, pages.takeSent()]).toEqual([[], []])
  })

  it('is carried out once', () => {
    const { pages, patches } = aGreetedChannel()
    pages.post(commandTo('setDate', { when: 'today' }))
    vi.runAllTimers()
    pages.post(commandTo('select', null))
    vi.runAllTimers()
    expect(patches.map((patch) => [...patch.keys()])).toEqual([['when'], ['area', 'closure']])
  })

  it.each(['https://other.example', 'null', `${HOST}.evil.example`])(
    'is not taken from a page of the origin %s where the operator has listed others',
    (origin) => {
      const { pages, patches } = anOpenChannel({ isAllowedOrigin: (origin) => origin === HOST })
      pages.takeSent()
      pages.post(commandTo('hello'), { origin })
      pages.post(commandTo('setDate', { when: 'today' }, 'a'), { origin })
      vi.runAllTimers()
      expect([patches, pages.takeSent()]).toEqual([[], []])
    },
  )

  it('of a type that is not known is ignored without a word', () => {
    const { pages, patches } = aGreetedChannel()
    for (const type of ['setEverything', 'toString', '__proto__', 'constructor', 'done', '']) {
      pages.post(commandTo(type, { when: 'today' }, 'a'))
    }
    vi.runAllTimers()
    expect([patches, pages.takeSent()]).toEqual([[], []])
  })
})
