import { expect, it } from 'vitest'
import { activities } from '../vocabulary/activities.ts'
import { lawsWordOf } from './laws-word.ts'
import { messages } from './messages/de.ts'

const law = { type: 'closure', is_binding: true, legal_basis: '§ 23 BNatSchG' } as const

function wordsFor(changes: object, ...keys: readonly string[]): readonly (string | null)[] {
  const names = activities.filter(({ key }) => keys.includes(key)).map(({ labels }) => labels.it)
  return names.map(lawsWordOf({ ...law, ...changes }, names, messages.lawsWords))
}

it('has a word for what the law has one for', () => {
  expect(wordsFor({}, 'entering', 'drones')).toEqual(['Betretungsverbot', null])
  expect(wordsFor({}, 'leaving_paths', 'dogs_off_leash')).toEqual(['Wegegebot', 'Leinenpflicht'])
})

it.each([
  ['advice', { is_binding: false }],
  ['what may be advice', { is_binding: undefined }],
  ['a notice', { type: 'notice' }],
  ['what no law is named for', { legal_basis: null }],
  ['what a service does not tell the basis of', { legal_basis: undefined }],
  ['an empty legal basis', { legal_basis: ' ' }],
])('states no duty of %s', (_, changes) => {
  expect(wordsFor(changes, 'entering', 'leaving_paths', 'dogs_off_leash')).toEqual([null, null, null])
})

it('implies no freedom that there is not', () => {
  expect(wordsFor({}, 'entering', 'leaving_paths')).toEqual(['Betretungsverbot', null])
  expect(wordsFor({}, 'dogs', 'dogs_off_leash')).toEqual([null, null])
})
