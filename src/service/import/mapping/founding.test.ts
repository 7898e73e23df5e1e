import { expect, it } from 'vitest'
import { guessMapping } from './guess.ts'

it.each([
  'PROTDATE',
  'Fredet_dato',
  'F_DECLARA',
  'Fredningsår',
  'DATUM_PROGLASENJA',
  'vyhlaseno',
  'Vernet_år',
  'Perustettu',
  'DATUM_AANW',
  'anno_ist',
  'DATA_CLASS',
  'An_infiintare',
])('a guess at areas takes %s for the day since when', (column) => {
  const sample = ['1994-02-25', '1996-05-01'].map((day, at) => ({
    number: at + 1,
    place: 'line 1',
    id: null,
    properties: { Nimi: `Suo ${at}`, [column]: day },
    geometry: null,
  }))
  expect(guessMapping('areas', sample, 'parks.shp').mapping.fields).toMatchObject({ established_on: column })
})
