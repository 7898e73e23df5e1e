import { afterEach, expect, it, vi } from 'vitest'
import { keepRegions } from '#contract/messages/locale.ts'
import { weekdayNames } from './calendar-formats.ts'
import { firstWeekday } from './first-weekday.ts'

afterEach(() => {
  keepRegions([])
  vi.restoreAllMocks()
})

const firstIn = (tag: string) => {
  keepRegions([tag])
  return firstWeekday(tag.startsWith('fr') ? 'fr' : 'en')
}

it('begins weeks as the reader’s region does', () => {
  expect(['en-GB', 'en-US', 'fr-CH', 'fr-CA', 'en-EG'].map(firstIn)).toEqual([0, 6, 0, 6, 5])
})

it('knows the common ones where the browser knows none', () => {
  vi.spyOn(Intl, 'Locale').mockImplementation(function locale(tag) {
    return { region: String(tag).slice(3) }
  })
  expect(['en-GB', 'en-US', 'fr-CA'].map(firstIn)).toEqual([0, 6, 6])
})

it('has the names of the days in that order', () => {
  keepRegions(['en-US'])
  expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
})
