import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess.ts'

function guess(rows: readonly Record<string, unknown>[]) {
  const sample = rows.map((properties, at) => ({
    number: at + 1,
    place: 'line 1',
    id: null,
    properties,
    geometry: null,
  }))
  return guessMapping('closures', sample, 'a.csv')
}

describe('a guess at closures', () => {
  it('reads the table of a German office', () => {
    const found = guess([
      {
        Nr: 1,
        Titel: 'Felssperrung',
        Von: '01.02.2026',
        Bis: '31.07.2026',
        Grund: 'Vogelbrut',
        Behörde: 'Nationalparkamt',
      },
    ])
    expect(found.mapping.fields).toMatchObject({ name: ['Titel'], start_on: 'Von', end_on: 'Bis', source: 'Behörde' })
  })

  it.each([
    ['Tel', '+49 8552 96-0'],
    ['Tel.', '08552 960'],
    ['Tél.', '04 76 20 50 50'],
    ['Telefon', 85_529_600],
    ['Telefono', '+39 0165 749264'],
    ['Téléphone', '04 76 20 50 50'],
    ['Phone', '(250) 992-2751'],
    ['Telefonnummer', '08552 960'],
    ['Phone number', '250 992 2751'],
    ['E-Mail', 'park@example.org'],
    ['Ansprechpartner', 'Frau Muster'],
  ])('takes “%s” for whom to ask', (column, value) => {
    const found = guess([{ id: 1, name: 'Falcon Rocks', [column]: value }])
    expect(found.mapping.fields).toMatchObject({ contact: column })
  })

  it('takes a contact before a number alone', () => {
    const found = guess([{ id: 1, name: 'Falcon Rocks', Phone: '250 992 2751', Contact: 'Rangers, 250 992 2751' }])
    expect(found.mapping.fields).toMatchObject({ contact: 'Contact' })
  })

  it('finds days, reasons and areas by a word in a name, or by values alone', () => {
    const rows = [
      {
        'Espacio natural': 'Teno',
        'Schutzzeit von': '15.12.2025',
        'Expected reopening': 'UFN',
        Hazardkind: 'Rock fall',
      },
      {
        'Espacio natural': 'Anaga',
        'Schutzzeit von': '01.12.2025',
        'Expected reopening': '1 May 2026',
        Hazardkind: 'Fire',
      },
    ].map((row) => ({ ...row, Sperrart: 'Closed' }))
    expect(guess(rows).mapping.fields).toMatchObject({
      start_on: 'Schutzzeit von',
      end_on: 'Expected reopening',
      reason_id: ['Hazardkind', { reason_in: 'Espacio natural' }, { from: 'Hazardkind', value: 'other' }],
      areas_in: ['Espacio natural'],
    })
  })

  it('warns where nothing tells the time', () => {
    const found = guess([{ id: 1, name: 'Closed' }])
    expect(found.doubts.map(({ text }) => text).join()).toContain('would hold always')
  })
})
