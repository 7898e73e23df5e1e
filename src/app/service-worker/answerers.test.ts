import { expect, it } from 'vitest'
import { headers } from '#core/offline/protocol.ts'
import { bestOf } from './answerers.ts'

const answer = (name: string, hour: number, isPartial = false) =>
  new Response(name, {
    headers: {
      [headers.storedAt]: `2026-05-15T${String(hour).padStart(2, '0')}:00:00Z`,
      ...(isPartial && { [headers.partial]: 'true' }),
    },
  })

it.each([
  ['the newer of two', [answer('seen', 8), answer('pack', 9)], 'pack'],
  ['the first of two as new', [answer('seen', 8), answer('pack', 8)], 'seen'],
  ['an older answer to all before a newer one to a part', [answer('seen', 8), answer('pack', 9, true)], 'seen'],
  ['an answer to a part where there is no other', [answer('pack', 9, true)], 'pack'],
])('takes %s', async (_, answers, expected) => {
  expect(await bestOf(answers)?.text()).toBe(expected)
})

it('has none of none', () => {
  expect(bestOf([])).toBeNull()
})
