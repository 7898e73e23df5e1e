import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { codePageOf } from './code-page.ts'

it.each([
  ['win1252', 'Müritz, Größe, Äsche, œuvre, “Søndre Kråkøy”, 5 €'],
  ['win1252', 'Réserve naturelle créée à Ōta'.replace('Ō', 'O')],
  ['win1250', 'Łódź'],
  ['win1250', 'Tatrzański Park Narodowy, Śnieżka'],
  ['win1251', 'Национальный парк Таганай'],
  ['cp866', 'Национальный парк Таганай'],
] as const)('takes bytes for %s: %s', (codePage, text) => {
  expect(codePageOf(iconv.encode(text, codePage))).toBe(codePage)
})
