import { expect, it } from 'vitest'
import { textIn } from './app-config-text.ts'

it("the operator's text is that of the language, else the first there is", () => {
  expect(textIn('Parks', 'de')).toBe('Parks')
  expect(textIn({ en: 'Parks', de: 'Gebiete' }, 'de')).toBe('Gebiete')
  expect(textIn({ de: 'Gebiete' }, 'en')).toBe('Gebiete')
})
