import { expect, it } from 'vitest'
import { de } from './french.ts'

it('joins “de” to a name', () => {
  expect(
    ['Lyon', 'Annecy', 'Étretat', 'Le Havre', 'Les Houches', 'Yvoire', 'Yerres', 'La Clusaz', 'Lens'].map(de),
  ).toEqual([
    'de Lyon',
    'd’Annecy',
    'd’Étretat',
    'du Havre',
    'des Houches',
    'd’Yvoire',
    'd’Yerres',
    'de La Clusaz',
    'de Lens',
  ])
})
