import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asHours } from './hours.ts'
import { hoursInText } from './hours-in-text.ts'

const isClosing = (sentence: string) => /closed|Corte|gesperrt|fermé|chiuso/i.test(sentence)

/** The hours that an import takes from a text: “06:00–20:30”, or null for all day. */
function taken(text: string): string | null {
  const hours = asHours(hoursInText(text, isClosing))
  return hours && `${hours.start?.slice(0, 5)}–${hours.end?.slice(0, 5)}`
}

it.each([
  ['Corte de 8:00 a 15:00', 'de 8:00 a 15:00'],
  ['<p>The road is closed daily from 7 am to 5 pm.</p> Office: 9:00–12:00.', 'from 7 am to 5 pm'],
  ['Der Weg ist nachts von 20 bis 6 Uhr gesperrt', 'von 20 bis 6 uhr'],
])('finds the hours in “%s”', (text, hours) => {
  expect(hoursInText(text, isClosing)).toBe(hours)
})

it.each([
  'Closed for 5 to 10 days',
  'Visitor centre open 9:00–17:00',
  'The path is closed. The office is there from 9:00 to 17:00.',
  'closed 2026-05-01 to 2026-06-01',
])('finds none in “%s”', (text) => {
  expect(hoursInText(text, isClosing)).toBeNull()
})

it('reads past markup that never ends', () => {
  expect(hoursInText(`${'<'.repeat(1_000_000)} Corte de 8:00 a 15:00`, isClosing)).toBe('de 8:00 a 15:00')
  expect(hoursInText(`${'<p '.repeat(300_000)}> Corte de 8:00 a 15:00`, isClosing)).toBe('de 8:00 a 15:00')
})

it.each(['closed except 9:00–17:00', 'closed, open daily 9:00–17:00', 'closed 8:00–10:00 and 14:00–16:00'])(
  'tells a sentence whose hours it cannot read: “%s”',
  (text) => {
    expect(hoursInText(text, isClosing)).toBe(text)
    expect(asHours(text)).toBeNull()
  },
)

it.each([
  ['Fermé de 6 h 00 à 20 h 30.', '06:00–20:30'],
  ['Fermé de 8 h à 12 h 30', '08:00–12:30'],
  ['Fermé de 6\u202Fheures 10 à 20\u00A0h', '06:10–20:00'],
  ['Sentier fermé du lundi au vendredi de 8 h à 12 h', '08:00–12:00'],
  ['Le sentier est Fermé du 1er au 31 mai de 20 h 00 à 6 h 00', '20:00–06:00'],
  ['Gesperrt von 6 Uhr 30 bis 20 Uhr 15', '06:30–20:15'],
  ['Gesperrt vom 1. Mai 2026 an. Nachts von 20 bis 6 Uhr gesperrt', '20:00–06:00'],
  ['Chiuso dalle 6 alle 20', '06:00–20:00'],
  ['Chiuso dalle ore 6.30 alle ore 20.30', '06:30–20:30'],
  ['Chiuso dalle ore 08.00 alle ore 17.00, deviazione segnalata', '08:00–17:00'],
  ['closed 21:00:00–06:00:00', '21:00–06:00'],
  ['closed from 1 to 15 May, 8:00 to 17:00, detour by the lake', '08:00–17:00'],
  ['closed on Saturday and Sunday 8:00–17:00', '08:00–17:00'],
])('reads the one span of “%s” to the minute', (text, span) => {
  expect(taken(text)).toBe(span)
})

it.each([
  // Several spans, of which one is all that a look at marks alone would see.
  'Fermé de 6 h à 8 h et de 18 h à 20 h',
  'Gesperrt 8–12 und 14–18 Uhr',
  'Gesperrt von 6 bis 8 sowie von 18 bis 20 Uhr',
  'closed 6–8, 18–20 h',
  'closed 8:00–10:00; 18:00–20:00',
  'closed 8:00–10:00. Also from 18:00 to 20:00.',
  'Fermé de 6 h à 8 h et de midi à 14 h',
  'closed Mon–Fri 8:00–17:00, Sat all day',
  'closed 8:00–17:00 and at weekends',
  // Instants.
  'closed from 1 May 08:00 to 5 May 17:00',
  'closed from 08:00 to 5 May',
  // Lengths.
  'Fermé, détour de 1 h 30 à 2 h',
  'Fermé, détour de 1h30 à 2h',
  'Fermé, montée de 7 h à 9 h',
  'Fermé, de 1 h à 1 h 30 min de plus',
  'Gesperrt, Umweg 1:30–2:00',
  'closed for 2–3 h',
  'Gesperrt für 13–15 h',
  'Gesperrt ist Camp 2–3 h',
  'closed, klettern 8:00–5',
  'Chiuso, ore 2.30 - 3',
  'Chiuso, dalle 2 alle 3 ore in più',
  // Others.
  'Fermé 22h 06h',
  'Chiuso dalle 10 alle 12 settimane',
  'Chiuso dalle 10 alle 22 settimane',
  'Gesperrt, Abschnitt 2 bis 3 am Fluss',
  'Fermé de 6 h 5 à 20 h',
  'Fermé de 8 h à 18 h aux enfants de 6 à 12 ans',
])('takes no part of the day from “%s”', (text) => {
  expect(taken(text)).toBeNull()
})

it.each([
  // Hours of something else in the sentence, or those at which there is a way through.
  'Sentiero chiuso, transito consentito dalle 12 alle 14',
  'Sentiero chiuso, rifugio dalle 8 alle 17',
  'Sentiero chiuso, info dalle 8 alle 17',
  'Weg gesperrt, Durchgang möglich von 12:00 bis 13:00 Uhr',
  'Weg gesperrt (begehbar 12:00–13:00)',
  'Weg gesperrt, Shuttlebus von 8 bis 17 Uhr',
  'Weg gesperrt: Bauarbeiten von 8 bis 17 Uhr',
  'Weg gesperrt – Bauarbeiten von 8 bis 17 Uhr',
  'Sentier fermé, accès de 8 h à 17 h',
  'Sentier fermé, compter de 6 h à 7 h par la crête',
  'Trail closed, ranger on site 9:00–17:00',
  'Trail closed, only 9:00–17:00',
  'Gesperrt, Ausweichroute (13:00–14:30)',
  'Gipfel gesperrt, der untere Weg von 8 bis 17 Uhr',
  'The summit is closed, the lower path is closed from 8:00 to 17:00',
  'Gesperrt mit Ausnahme von 12:00 bis 13:00',
  'Nicht gesperrt von 8 bis 17 Uhr',
  // Instants.
  'Closed from 1 May 8:00 until 17:00 5 May',
  'Closed 01.05.2026 08:00 – 17:00 05.05.2026',
  'Fermé du 1er mai 8 h à 17 h le 5 mai',
  'Gesperrt von Montag, 8:00 bis 17:00 Uhr am Freitag',
  // Other days, or another season.
  'closed 8:00–17:00 Monday to Friday. Also closed on Sunday.',
  'gesperrt 8–17 Uhr. Am Sonntag gesperrt.',
  'gesperrt werktags 8–17 Uhr, am Wochenende durchgängig',
  'fermé de 8 h à 17 h, totalement le dimanche',
  'closed 8:00–17:00. Fully closed from June.',
  'closed 8:00–17:00 until 3 June, then permanently',
  'gesperrt 8-17 Uhr. Nachts ebenfalls gesperrt.',
  'fermé de 8 h à 17 h. Également fermé la nuit.',
  // All but these hours, or of two things one all day.
  'Gesperrt bis auf 12:00–13:00',
  'Gesperrt bis auf die Zeit von 12 bis 13 Uhr',
  'Gipfel gesperrt und unterer Weg von 8 bis 17 Uhr gesperrt',
  'The summit is closed and the path is closed from 8:00 to 17:00',
])('takes no part of the day from “%s”, whose hours may not be all', (text) => {
  expect(taken(text)).toBeNull()
})

it.each([
  ['closed for blasting, Monday to Friday, 8:00–17:00', '08:00–17:00'],
  ['Mo–Fr, 8–17 Uhr, gesperrt', '08:00–17:00'],
  ['Gesperrt: täglich 20–6 Uhr', '20:00–06:00'],
  ['Weg wegen Felssturz gesperrt (Mo–Fr 8–17 Uhr)', '08:00–17:00'],
  ['Weg, wegen Felssturz, von 20 bis 6 Uhr komplett gesperrt', '20:00–06:00'],
  ['Corte de carretera, todos los días de 8:00 a 15:00', '08:00–15:00'],
  ['closed on 5 May 2026, 8:00–17:00', '08:00–17:00'],
  ['closed 8:00–17:00 on 5 May 2026', '08:00–17:00'],
  ['Weg und Steig von 20 bis 6 Uhr gesperrt', '20:00–06:00'],
  ['The trail is closed due to works. It is closed from 8:00 to 17:00.', '08:00–17:00'],
])('reads the one span of “%s” apart from what closes', (text, span) => {
  expect(taken(text)).toBe(span)
})

const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 0, 10, 30, 45) })
type Clock = typeof clock extends fc.Arbitrary<infer T> ? T : never
const space = fc.constantFrom(' ', '\u00A0', '\u202F')
const two = (number: number) => String(number).padStart(2, '0')
const minutes = ({ minute }: Clock, before: string) => (minute === 0 ? '' : before + two(minute))

const spellings: Readonly<Record<string, (time: Clock, gap: string) => string>> = {
  '6:00': ({ hour, minute }) => `${hour}:${two(minute)}`,
  '06:00': ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
  '6.00 Uhr': ({ hour, minute }, gap) => `${hour}.${two(minute)}${gap}Uhr`,
  '6 Uhr 30': (time, gap) => `${time.hour}${gap}Uhr${minutes(time, gap)}`,
  '6h00': ({ hour, minute }) => `${hour}h${two(minute)}`,
  '6 h 00': ({ hour, minute }, gap) => `${hour}${gap}h${gap}${two(minute)}`,
  '6 h 30': (time, gap) => `${time.hour}${gap}h${minutes(time, gap)}`,
  '6 heures 30': (time, gap) => `${time.hour}${gap}heures${minutes(time, gap)}`,
  'ore 6.30': ({ hour, minute }, gap) => `ore${gap}${hour}.${two(minute)}`,
  '6': (time) => `${time.hour}${minutes(time, ':')}`,
  '6 am': (time, gap) => `${time.hour % 12 || 12}${minutes(time, ':')}${gap}${time.hour < 12 ? 'am' : 'pm'}`,
}
const joints = [
  ['Fermé de ', ' à '],
  ['Fermé entre ', ' et '],
  ['Gesperrt von ', ' bis '],
  ['Gesperrt ', '–'],
  ['Chiuso dalle ', ' alle '],
  ['closed from ', ' to '],
  ['closed ', ' - '],
] as const
const written = fc.record({ spelling: fc.constantFrom(...Object.values(spellings)), gap: space })
const way = fc.tuple(
  written,
  fc.constantFrom(...joints),
  fc.constantFrom('', '.', ' Uhr', ', voir plus bas', ' le 5 mai'),
)

it('reads of a single span exactly that, or nothing', () => {
  const told = new Set<string>()
  const property = fc.property(clock, clock, way, (from, to, [{ spelling, gap }, [before, between], after]) => {
    const text = `${before}${spelling(from, gap)}${between}${spelling(to, gap)}${after}`
    const found = taken(text)
    if (found === null) return
    told.add(`${before}${between}`)
    const [start, end] = [from, to].map(({ hour, minute }) => `${two(hour)}:${two(minute)}`)
    expect([text, found]).toEqual([text, start === end ? 'undefined–undefined' : `${start}–${end}`])
  })
  fc.assert(property, { numRuns: 3000 })
  expect(told.size).toBe(joints.length)
})

it('reads no part of the day where two spans are told', () => {
  const link = fc.constantFrom(' et ', ' und ', ', ', ' sowie ', ' and ', ' / ', '; ', ' ', '. ', ' e ')
  const property = fc.property(
    fc.tuple(clock, clock, clock, clock),
    way,
    link,
    fc.constantFrom('', ' Uhr'),
    ([a, b, c, d], [{ spelling, gap }, [before, between]], linked, after) => {
      const from = before.replace(/^\S+ /, '')
      const span = (one: Clock, other: Clock) => `${spelling(one, gap)}${between}${spelling(other, gap)}`
      const text = `${before}${span(a, b)}${linked}${from}${span(c, d)}${after}`
      expect([text, taken(text)]).toEqual([text, null])
    },
  )
  fc.assert(property, { numRuns: 3000 })
})

it('reads no part of the day from lengths, weeks, ages, distances and prices', () => {
  const length = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 10 }), fc.constantFrom('', '30'))
  const told = fc.constantFrom<(a: number, b: number, half: string, gap: string) => string>(
    (a, b, half, gap) => `Fermé, détour de ${a}${gap}h${half && gap + half} à ${b}${gap}h`,
    (a, b, half) => `Fermé. Marche de ${a}h${half} à ${b}h`,
    (a, b, half) => `Gesperrt, Gehzeit ${a}${half && `.${half}`}–${b} h`,
    (a, b) => `Gesperrt, Umweg von ${a} bis ${b} Stunden`,
    (a, b, half) => `closed, a detour of ${a}${half && `.${half}`} to ${b} hours`,
    (a, b) => `Chiuso, cammino dalle ${a} alle ${b} ore`,
    (a, b) => `Chiuso dalle ${a} alle ${b} settimane`,
    (a, b) => `closed for ${a} to ${b} weeks`,
    (a, b) => `Fermé aux enfants de ${a} à ${b} ans`,
    (a, b) => `Gesperrt von km ${a} bis ${b}`,
    (a, b) => `Gesperrt von ${a} bis ${b} km`,
    (a, b, half) => `closed, toll ${a}.${half || '00'} to ${b}.00 euros`,
  )
  const property = fc.property(length, told, space, ([least, more, half], tell, gap) => {
    const text = tell(least, least + more, half, gap)
    expect([text, taken(text)]).toEqual([text, null])
  })
  fc.assert(property, { numRuns: 3000 })
})
