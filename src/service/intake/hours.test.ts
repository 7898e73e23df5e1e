import { expect, it } from 'vitest'
import { asHours } from './hours.ts'

it.each([
  ['20:00-06:00', '20:00', '06:00'],
  ['daily 20:00–06:00', '20:00', '06:00'],
  ['Daily 7pm to 6am', '19:00', '06:00'],
  ['from 8:30 a.m. until 5 p.m.', '08:30', '17:00'],
  ['between 9 am and noon', '09:00', '12:00'],
  ['7–9 pm', '19:00', '21:00'],
  ['9–5pm', '09:00', '17:00'],
  ['8-6 am', '20:00', '06:00'],
  ['12 am to 6 am', '00:00', '06:00'],
  ['closed nightly 22 - 5', '22:00', '05:00'],
  ['täglich von 20 Uhr bis 6 Uhr', '20:00', '06:00'],
  ['tägl. 7.30 - 16.00 Uhr', '07:30', '16:00'],
  ['zwischen 22 und 5 Uhr', '22:00', '05:00'],
  ['nachts (21–6 Uhr)', '21:00', '06:00'],
  ['de 8h à 18h', '08:00', '18:00'],
  ['tous les jours de 8h30 à 18h00', '08:30', '18:00'],
  ['entre 11 h et 6 h', '11:00', '06:00'],
  ['de 6 h 00 à 20 h 30', '06:00', '20:30'],
  ['6\u00A0h\u00A0–\u00A020\u00A0h\u00A030', '06:00', '20:30'],
  ['von 6 Uhr 30 bis 20 Uhr 15', '06:30', '20:15'],
  ['à partir de 6 h 20', '06:20', null],
  ['de 20h à minuit', '20:00', '00:00'],
  ['desde las 8:00 hasta las 15:00 horas', '08:00', '15:00'],
  ['de 8 a 15 h', '08:00', '15:00'],
  ['entre las 22 y las 6', '22:00', '06:00'],
  ['dalle ore 8 alle ore 18', '08:00', '18:00'],
  ['tutti i giorni dalle 8.00 alle 18.00', '08:00', '18:00'],
  ['dagelijks 17:00 - 10:00', '17:00', '10:00'],
  ['van 17.00 uur tot 10.00 uur', '17:00', '10:00'],
  ['tussen 18 en 8 uur', '18:00', '08:00'],
  ['kl. 20–06', '20:00', '06:00'],
  ['dagligen mellan kl 22 och kl 06', '22:00', '06:00'],
  ['från kl. 8 till kl. 16', '08:00', '16:00'],
  ['21:00:00–06:00:00', '21:00', '06:00'],
  ['from 20:00', '20:00', null],
  ['ab 20 Uhr', '20:00', null],
  ['à partir de 20h', '20:00', null],
  ['bis 6 Uhr', null, '06:00'],
  ["jusqu'à 6h", null, '06:00'],
  ['20:00 bis 24:00', '20:00', '00:00'],
  ['24:00–06:00', '00:00', '06:00'],
  ['von 24 Uhr bis 6 Uhr', '00:00', '06:00'],
  ['from 24:00', '00:00', null],
])('reads %s', (text, start, end) => {
  const told = asHours(text)
  expect([told?.start?.slice(0, 5) ?? null, told?.end?.slice(0, 5) ?? null, told?.beside]).toEqual([start, end, null])
})

it.each(['all day', '24h/24', 'ganztägig', '0:00–24:00', '24:00–24:00', '00:00-23:59', 'toute la journée', '24/7'])(
  'takes %s as the whole day',
  (text) => {
    expect(asHours(text)).toEqual({ start: null, end: null, beside: null })
  },
)

it.each(['Mo–Fr 7:00–17:00', 'Mon to Fri, 7 am - 5 pm', '7–17 Uhr werktags', 'lunedì-venerdì 7.00-17.00'])(
  'tells that %s speaks of days of the week',
  (text) => {
    expect(asHours(text)).toEqual({ start: '07:00:00', end: '17:00:00', beside: 'days of the week' })
  },
)

it('tells of a last minute', () => {
  expect(asHours('20:00-23:59')).toMatchObject({ end: '00:00:00', beside: 'the last minute of the day' })
})

it.each([
  '',
  'sunset to sunrise',
  'van zonsondergang tot zonsopkomst',
  '8–12 und 14–18 Uhr',
  'open 8:00–18:00',
  'geöffnet von 8 bis 18 Uhr',
  '01.05.–31.07.',
  '1.3.-15.7.',
  '2026-05-01',
  '08:00',
  '25:00-26:00',
  '24:30–06:00',
  '20:00–24:30',
  'from 24:01',
  'until 24:15',
  'soon',
  '22h 06h',
  'ab 22h 06h',
  'de 1 h à 1 h 30 min',
  'May to June',
  '10/11-12/11',
])('reads no hours of “%s”', (text) => {
  expect(asHours(text)).toBeNull()
})
