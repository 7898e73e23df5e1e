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

  it('takes a column for the first days that is called so, though some of them are in words', () => {
    const days = ['1.3.27', '01.03.2027', 'März 2027', '2027-03-01', 'KW 12']
    const found = guess(days.map((Beginn, at) => ({ Weg: `Weg ${at}`, Beginn, Ende: '30.6.2027' })))
    expect(found.mapping.fields).toMatchObject({ start_on: 'Beginn' })
  })

  it('reads days from two columns of which each row has one, as placemarks that are drawn and filled in do', () => {
    const found = guess([
      { name: 'A', begin: '2027-03-01', end: '2027-06-30' },
      { name: 'B', von: '01.02.2027', bis: '31.07.2027' },
    ])
    expect(found.mapping.fields).toMatchObject({ start_on: ['von', 'begin'], end_on: ['end', 'bis'] })
  })

  it.each([
    ['Sperrzeit', ['01.02. – 30.06.', 'ganzjährig', '15.02. bis 31.07.'], {}],
    ['Closure dates', ['Dec 1, 2026 - Mar 15, 2027', 'March 1 – July 31', 'until further notice'], {}],
    ['Période', ['01/03/2027 - 15/06/2027', '1/2/2027 - 1/6/2027'], { dates: 'dmy' }],
    ['closed', ['2026-12-01/2027-03-15', '2026-11-01/2026-11-15'], {}],
  ])('reads both days from “%s”, which tells from when to when', (column, periods, dates) => {
    const found = guess(periods.map((period, at) => ({ name: `Fels ${at}`, [column]: period })))
    expect(found.mapping.fields).toMatchObject({
      start_on: { first_day_in: column, ...dates },
      end_on: { last_day_in: column, ...dates },
      hours: [{ hours_in: 'name' }],
    })
    expect(found.doubts.map(({ about }) => about)).not.toContain('days')
  })

  it.each(['Activities', 'Affected users', 'Betroffene', 'Closed to'])(
    'takes the activities of “%s”, and tells those that it does not know as closed to all',
    (column) => {
      const found = guess(['Climbers', 'Hang gliders', 'MTB'].map((who, at) => ({ name: `Rock ${at}`, [column]: who })))
      const rules = [column, { from: column, value: 'entering' }, { activities_in: 'name' }]
      expect(found.mapping.fields).toMatchObject({ activity_ids: rules })
    },
  )

  it.each([
    ['Rechtlich bindend', ['ja', 'nein']],
    ['Verbindlich', ['TRUE', 'FALSE']],
    ['Contraignant', ['oui', 'non']],
    ['Legally binding', [1, 0]],
  ])('reads from “%s” whether closures bind', (column, [first, second]) => {
    const rows = [first, second].map((value, at) => ({ name: `Fels ${at}`, Von: '1.3.2027', [column]: value }))
    expect(guess(rows).mapping.fields).toMatchObject({ is_binding: [column, { from: column, value: 'yes' }] })
  })

  it('does not read from marks whether closures bind, since those without any may say nothing', () => {
    const rows = ['x', '', 'x'].map((Verbindlich, at) => ({ name: `Fels ${at}`, Von: '1.3.2027', Verbindlich }))
    expect(guess(rows).mapping.fields).not.toHaveProperty('is_binding')
  })

  it('does not take it for a closure when something is open', () => {
    const found = guess([{ name: 'Fels', 'Open season': '1 March – 31 July' }])
    expect(found.mapping.fields).not.toHaveProperty('start_on')
    expect(found.doubts.map(({ about }) => about)).toContain('days')
  })

  it('reads the days of the likelier column alone where a row has both', () => {
    const found = guess([
      { name: 'A', von: '2027-03-01', begin: '2027-01-01', end: '2027-06-30' },
      { name: 'B', von: '2027-02-01', end: '2027-07-31' },
    ])
    expect(found.mapping.fields).toMatchObject({ start_on: 'von', end_on: 'end' })
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

  it.each(['Closed', 'Date closed', 'Closed since', 'Gesperrt seit'])(
    'takes days below %s for the first ones',
    (column) => {
      const found = guess(
        ['1', '2'].map((at) => ({ name: `Ridge ${at}`, [column]: '2027-02-01', 'Reopen date': '2027-08-01' })),
      )
      expect(found.mapping.fields).toMatchObject({ start_on: column, end_on: { day_before: 'Reopen date' } })
    },
  )

  it('takes yes and no below Closed for no days', () => {
    const found = guess(['yes', 'no'].map((Closed, at) => ({ name: `Ridge ${at}`, Closed })))
    expect(found.mapping.fields).not.toHaveProperty('start_on')
  })

  it('tells columns of months beside days, and of lengths without a unit, which it does not read', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
    const crosses = Object.fromEntries(months.map((month) => [month, 'x']))
    const found = guess([{ name: 'Raven Crag', ...crosses, Start: '2027-02-01', Duration: 10 }])
    expect(found.doubts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `${months.join(', ')}: in which months each is closed, which is not read. Write it in one column, as “February – July”.`,
        'Duration: how long each is closed, which is not read. Write the last day of each.',
      ]),
    )
  })

  it('takes short words for names, as “Odd” below “Site”', () => {
    expect(
      guess(['Odd', 'Raven Tor', 'Even'].map((Site) => ({ Site, From: '2027-02-01' }))).mapping.fields,
    ).toMatchObject({ name: ['Site'] })
  })

  it('takes no hours at which something is open for those at which it is closed', () => {
    const found = guess(['1', '2'].map((at) => ({ name: `Ridge ${at}`, 'Open from': '8:00', 'Open until': '17:00' })))
    expect(found.mapping.fields).toMatchObject({ hours: [{ hours_in: 'name' }] })
    expect(found.doubts.map(({ text }) => text).join()).toContain('Open from, Open until: when it is open')
  })

  it.each([
    ['Open from', 'Open until'],
    ['Geöffnet von', 'Geöffnet bis'],
    ['Ouvert du', 'Ouvert au'],
  ])('takes no days on which something is open, %s and %s, for those on which it is closed', (from, until) => {
    const found = guess(['1', '2'].map((at) => ({ name: `Ridge ${at}`, [from]: '2027-05-01', [until]: '2027-10-31' })))
    expect(found.mapping.fields).not.toHaveProperty('start_on')
    expect(found.mapping.fields).not.toHaveProperty('end_on')
    expect(found.doubts.map(({ text }) => text)).toContain(
      `${from}, ${until}: when it is open, which is not read. Write from when to when each is closed.`,
    )
  })
})
