import { describe, expect, it } from 'vitest'
import { readMessage } from './message.ts'

const message = { ns: 'fieldgate', v: 1, type: 'select', id: 'a', payload: null }

describe('a message', () => {
  it('is read as it is wrapped', () => {
    expect(readMessage(message)).toEqual({ type: 'select', version: 1, id: 'a', payload: null })
  })

  it.each([
    ['another program’s', { ...message, ns: 'other' }],
    ['a type that is no text', { ...message, type: { toString: () => 'select' } }],
    ['what its prototype says', Object.create(message)],
    ['a text', 'fieldgate'],
    ['nothing', null],
  ])('is not read from %s', (_, data) => {
    expect(readMessage(data)).toBeNull()
  })

  it.each(['', 'x'.repeat(65), 5, null, undefined, { toString: () => 'a' }])('has no id where it is %j', (id) => {
    expect(readMessage({ ...message, id })?.id).toBeNull()
  })
})
