import { expect, it } from 'vitest'
import { article } from './italian.ts'

it.each([
  ['dal', '7 maggio 2026', 'dal 7 maggio 2026'],
  ['dal', '8 maggio 2026', 'dall’8 maggio 2026'],
  ['al', '11 maggio', 'all’11 maggio'],
  ['il', '8 mag', 'l’8 mag'],
  ['il', '18 maggio', 'il 18 maggio'],
  ['al', '1 maggio', 'al 1º maggio'],
] as const)('puts “%s” before “%s” as Italian does', (form, day, said) => {
  expect(article(form, day)).toBe(said)
})
