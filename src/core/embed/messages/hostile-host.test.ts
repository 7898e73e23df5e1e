import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aGreetedChannel, anOpenChannel, commandTo, DESCRIPTION } from './testing/host-channel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a flood', () => {
  it('of commands is one change of the address, with the last answers', () => {
    const { pages, patches } = aGreetedChannel()
    for (let n = 0; n < 10_000; n += 1) {
      pages.post(commandTo('setFilter', { q: `${n}` }, `${n}`))
      pages.post(commandTo('select', n % 2 === 0 ? 'nothing' : null))
    }
    pages.post(commandTo('setDate', { when: 'today' }, 'last'))
    vi.runAllTimers()
    expect(patches).toEqual([
      new Map([
        ['q', '9999'],
        ['area', null],
        ['closure', null],
        ['when', 'today'],
      ]),
    ])
    const sent = pages.takeSent()
    expect(sent).toHaveLength(64)
    expect(sent.at(-1)).toEqual(['done', {}, 'last'])
  })

  it('of hellos is answered once', () => {
    const { pages } = anOpenChannel()
    pages.takeSent()
    for (let n = 0; n < 10_000; n += 1) pages.post(commandTo('hello'))
    vi.runAllTimers()
    expect(pages.takeSent()).toEqual([['ready', DESCRIPTION]])
  })
})

describe('hostile messages', () => {
  const name = fc.oneof(
    fc.constantFrom('ns', 'v', 'type', 'id', 'payload', '__proto__', 'constructor', 'prototype', 'toString'),
    fc.string(),
  )
  const value = fc.oneof(
    fc.constantFrom<unknown>('fieldgate', 1, 'hello', 'setView', 'setFilter', 'select', NaN, null, undefined, ''),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  )
  const entries = fc.array(fc.tuple(name, value), { maxLength: 12 }).map((pairs) => {
    const object = {}
    for (const [key, held] of pairs) {
      Object.defineProperty(object, key, { value: held, enumerable: true, configurable: true })
    }
    return object
  })
  const command = fc.record({
    ns: fc.constant('fieldgate'),
    v: fc.constant(1),
    type: fc.constantFrom('setView', 'select', 'setFilter', 'setDate', 'setTheme', '__proto__'),
    id: fc.option(fc.string()),
    payload: fc.oneof(entries, value),
  })

  it('change nothing but parameters that can be read, and never fail', () => {
    const names = new Set('map bbox area closure when theme accent q status type'.split(' '))
    const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
    fc.assert(
      fc.property(fc.array(fc.oneof(command, entries, value)), (messages) => {
        const { pages, patches } = aGreetedChannel({ isReadable: (name) => names.has(name) })
        for (const message of messages) pages.post(message)
        vi.runAllTimers()
        for (const [name, text] of patches.flatMap((patch) => [...patch])) {
          expect(text === null || names.has(name)).toBe(true)
          expect(text === null || text.length <= 1000).toBe(true)
        }
        expect(pages.sent.length).toBeLessThanOrEqual(65)
        expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype)
      }),
      casesOf('hostMessages'),
    )
  })
})
