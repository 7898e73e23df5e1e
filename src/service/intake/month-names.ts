import { fold } from '#contract/fold.ts'

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'ca',
  'nl',
  'sv',
  'nb',
  'da',
  'is',
  'fi',
  'et',
  'lv',
  'lt',
  'pl',
  'cs',
  'sk',
  'hu',
  'sl',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
  'bg',
]
/** Croats call October, June and July as Poles and Czechs call November, July and August: listopad, lip., srp. */
const CROATIAN = 'hr'
const CROATIAN_ZONES: readonly (string | null)[] = ['Europe/Zagreb', 'Europe/Sarajevo']
/** As Slovenes write them in dates, of which the locale data knows nothing. */
const SLOVENIAN =
  'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'.split(' ')
let everywhere: ReadonlyMap<string, number> | undefined
let croatian: ReadonlyMap<string, number> | undefined

/**
 * The number of a month, from 1, that has a name in some language; `name` in plain letters. `zone`: where a name is used that
 * means two months.
 */
export function monthNamed(name: string, zone: string | null = null): number | undefined {
  croatian ??= new Map(monthsIn(CROATIAN))
  everywhere ??= new Map([
    ...SLOVENIAN.map((month, at) => [month, at + 1] as const),
    ...croatian,
    ...LANGUAGES.flatMap(monthsIn),
  ])
  return (CROATIAN_ZONES.includes(zone) ? croatian.get(name) : undefined) ?? everywhere.get(name)
}

const STYLES = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const

function monthsIn(language: string): (readonly [string, number])[] {
  return STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => {
      const name = format.formatToParts(Date.UTC(2026, at, 15)).find(({ type }) => type === 'month')?.value ?? ''
      return [fold(name).replaceAll('.', ''), at + 1] as const
    }).filter(([name]) => /\p{L}{3}/u.test(name))
  })
}
