import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepRegions } from '#contract/messages/locale.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { Calendar } from './calendar.tsx'
import { useCalendarMessages } from './messages.ts'

// There weeks begin on Sunday, and with the day before the first of all.
beforeAll(async () => {
  keepRegions(['en-US'])
  await loadTestMessages('en')
  await useCalendarMessages.load('en')
})

afterAll(() => keepRegions([]))

test.each(['0001-01-01', '0001-01-31', '2026-05-15', '9999-12-01', '9999-12-31'])(
  'the calendar has days alone, whatever day an address names: %s',
  (day) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider value="en">
        <Calendar value={day} today="2026-05-15" onChoose={() => undefined} />
      </LanguageProvider>,
    )
    const numbers = [...markup.matchAll(/class="[^"]*day[^"]*"[^>]*>([^<]*)</g)].map(([, text]) => Number(text))
    expect(numbers).toHaveLength(42)
    expect(numbers.every((number) => number >= 1 && number <= 31)).toBe(true)
  },
)
