import { expect, it } from 'vitest'
import { asDay } from '../dates.ts'
import { periodIn } from '../period.ts'
import { daysInText, periodsInText } from './period-in-text.ts'

const isClosing = (sentence: string) => /clos|gesperrt|sperr|verbot|ban|ferm|interdit|chius/i.test(sentence)
const read = (text: string) => {
  const said = daysInText(text, isClosing)
  return said === null ? null : periodIn(said)
}

it.each([
  ['CLOSED Feb 1 – Jul 31', 'feb 1', 'jul 31'],
  ['Falcon Rocks closed February 1 through July 31', 'february 1', 'july 31'],
  ['Sperrung vom 1. März bis 31. Juli', '1. marz', '31. juli'],
  ['Kletterverbot 01.02. - 30.06., Falkenwand', '01.02.', '30.06.'],
  ['Angels Landing is closed to climbing March 1 through August 31.', 'march 1', 'august 31'],
  ['Closed from Feb. 15 to July 31st. Other routes stay open.', 'feb. 15', 'july 31st'],
])('%s: every year', (text, first, last) => {
  expect(read(text)).toEqual(periodIn(`${first} – ${last}`))
  expect(read(text)).not.toBeNull()
})

it.each([
  ['Sperrung 01.03.2027 - 31.07.2027 Felsabschnitt', '2027-03-01', '2027-07-31'],
  ['Closed 2027-03-01 through 2027-07-31.', '2027-03-01', '2027-07-31'],
  ['Crag closed (1 March – 31 July 2027)', '2027-03-01', '2027-07-31'],
  ['Fermé du 1er mars au 31 juillet 2027', '2027-03-01', '2027-07-31'],
  ['Chiuso dal 1° marzo 2027 al 31 luglio 2027', '2027-03-01', '2027-07-31'],
  ['The meadow is closed between 15 April and 15 July 2027.', '2027-04-15', '2027-07-15'],
  ['Closed until 31 July 2027', null, '2027-07-31'],
  ['Trail closed until Friday 12 March 2027', null, '2027-03-12'],
  ['Trail closed through Friday, March 12, 2027', null, '2027-03-12'],
  ['Weg gesperrt vom Montag, 1. März 2027 bis Freitag, 12. März 2027', '2027-03-01', '2027-03-12'],
  ['Fermé du lundi 1er mars 2027 au vendredi 12 mars 2027', '2027-03-01', '2027-03-12'],
  ['Closed f.o.m. 15.4.2027', '2027-04-15', null],
  ['Bridge works. Closed from 3 May 2027 to 7 May 2027.', '2027-05-03', '2027-05-07'],
  ['Falcon Rocks, 1 March 2027 to 31 July 2027', '2027-03-01', '2027-07-31'],
])('%s: in a year', (text, first, last) => {
  const period = read(text)
  expect([asDay(period?.first), asDay(period?.last)]).toEqual([first, last])
})

it.each([
  'Open 1 May – 30 September',
  'Closed except 1 May – 31 August',
  'Closed 1 Feb – 31 March and 1 May – 31 July',
  'Trail closed. Parking closed 1 May – 31 July.',
  'Closed until 15 May',
  'Trail fully closed, bridge closed 1 May – 31 July',
  'Closed 3/4 – 5/6/2027',
  'Trail closed. Ends Wednesday',
  'Closed until Friday',
])('%s: is told, and not read', (text) => {
  expect(daysInText(text, isClosing)).not.toBeNull()
  expect(read(text)).toBeNull()
})

it.each([
  'Track closed',
  'Closed daily 8:00–17:00',
  'Trail closed, walk 1-2 km further',
  'Trails 3 to 5 closed',
  'Trail closed. Hut open 1 May – 30 September.',
])('%s: says no days', (text) => {
  expect(daysInText(text, isClosing)).toBeNull()
})

it.each([
  ['closed 1 Mar – 30 Jun and 1 Oct – 15 Nov', '1 mar – 30 jun; 1 oct – 15 nov'],
  ['Gesperrt 1.2.–31.3. und 1.10.–15.11.', '1.2.–31.3.; 1.10.–15.11.'],
  ['Fermé du 1er mars au 30 juin et du 1er octobre au 15 novembre', '1er mars au 30 juin; 1er octobre au 15 novembre'],
  ['Closed Mar–Jun, Aug–Sep & Nov–Dec', 'mar–jun; aug–sep; nov–dec'],
])('%s: several periods', (text, periods) => {
  expect(periodsInText(text, isClosing).join('; ')).toBe(periods)
})

it.each([
  'Closed 1 Mar – 30 Jun',
  'Trail closed 1 Mar – 30 Jun, bridge closed 1 Oct – 15 Nov',
  'Closed 1 Mar – 30 Jun (north face 1 Oct – 15 Nov)',
  'Closed 1 Mar – 30 Jun, except 1 May – 3 May',
  'Trail closed 1 Mar – 30 Jun. Hut open 1 Oct – 15 Nov.',
  'Open 1 Mar – 30 Jun and 1 Oct – 15 Nov',
  'Track closed',
])('%s: not several of one closure', (text) => {
  expect(periodsInText(text, isClosing)).toEqual([])
})

it('looks through long texts in a time that grows with their length', () => {
  for (const part of ['a', ' until a', '1 mar – 30 jun x and ', 'closed until ', 'friday ', '1.2.–', ', ', 'July 31. '])
    expect(periodsInText(`closed ${part.repeat(20_000 / part.length)} x`, isClosing)).toEqual([])
})
