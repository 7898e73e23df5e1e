import { expect, it } from 'vitest'
import { namesOf } from './properties.ts'

it('gives names without what turns the letters of other texts round', () => {
  const turned = { name: '\u202eliveD kaeP\u202c', 'name:de': 'Teufels\u2066kopf\u2069' }
  expect(namesOf(turned)).toEqual({ name: 'liveD kaeP', name_de: 'Teufelskopf' })
})

it('leaves out names that are nothing but such marks', () => {
  expect(namesOf({ name: '\u202e\u202c' })).toEqual({})
})
