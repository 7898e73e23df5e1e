import { expect, it } from 'vitest'
import { localName } from './local-name.ts'
import { nameIn, thingsOf } from './things.ts'
import { wayWords } from './way-words.ts'

it('a name of tiles that have it in Latin letters alone is that of the place, for paths and for things', () => {
  expect(wayWords({ 'name:latin': 'Camí de Juclar' }).name).toBe('Camí de Juclar')
  const hut = { class: 'lodging', subclass: 'alpine_hut', 'name:latin': 'Refugi de Juclar' }
  const [thing] = thingsOf('openmaptiles', 'poi', hut)
  expect(nameIn(thing?.names ?? {}, 'de')).toBe('Refugi de Juclar')
})

it('a name as people there write it comes before that in Latin letters', () => {
  expect(localName({ name: 'Όλυμπος', 'name:latin': 'Olympos' })).toBe('Όλυμπος')
  expect(localName({ name: ' ' })).toBeNull()
})
