import { expect, it } from 'vitest'
import { languageOfName } from './name-language.ts'

it('tells the language of a name that is recorded with one', () => {
  const area = { name: 'Národní park Šumava', names: { cs: 'Národní park Šumava', de: 'Nationalpark Šumava' } }
  expect([languageOfName(area.name, area), languageOfName('Nationalpark Šumava', area)]).toEqual(['cs', 'de'])
  expect(languageOfName('Šumava', area)).toBeUndefined()
  expect(languageOfName('Moor', { name: 'Moor' })).toBeUndefined()
})
