import { dateFormat } from '#contract/messages/formats.ts'
import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '#contract/status/local-time.ts'
import type { Language } from '#core/i18n/language.ts'

const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31']
const TYPED = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
const YEAR_LAST = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$|^(\d{2})(\d{2})(\d{4})$/
const HOURS = /^(\d{1,2})(?:\D?(\d{2}))?$/

/** "28.11.2026", "28/11/2026": a date as it is typed in a language. */
export function dateText(language: Language, date: LocalDate): string {
  return dateFormat(language, TYPED).format(Date.parse(`${date}T00:00:00Z`))
}

/** "––.––.––––": how a date is typed in a language. */
export function dateForm(language: Language): string {
  return dateText(language, '2000-01-01').replaceAll(/\d/g, '–')
}

/** The date that was typed, as the language has it where the reader is, or with the year first as `2026-11-28`; null while it is none. */
export function readDate(language: Language, text: string): LocalDate | null {
  const [first = '', second = '', year = ''] = YEAR_LAST.exec(text.trim())?.slice(1).filter(Boolean) ?? []
  const order = dateFormat(language, TYPED)
    .formatToParts()
    .map(({ type }) => type)
  const [day, month] = order.indexOf('month') < order.indexOf('day') ? [second, first] : [first, second]
  const date =
    year === '' ? text.trim().replaceAll(/[/.]/g, '-') : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) && date >= EARLIEST && date <= LATEST ? date : null
}

/** The time that was typed: `7`, `730`, `07:30`, `7.30`; null while it is none. */
export function readTime(text: string): LocalTime | null {
  const [, hours, minutes = '00'] = HOURS.exec(text.trim()) ?? []
  if (hours === undefined) return null
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return isLocalTime(time) ? time : null
}
