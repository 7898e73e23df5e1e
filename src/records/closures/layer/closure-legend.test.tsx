import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import type { ClosureCell } from '#contract/records/closure-summary.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { closuresInView, ClosuresProvider } from '../closures-in-view.ts'
import { ClosureLegend } from './closure-legend.tsx'

beforeAll(() => loadTestMessages('en'))

/** What it explains where nothing was read, and the service counts so; null: it does not count. */
function legendOf(cells: readonly ClosureCell[] | null): string {
  const asked = { box: null, endedSince: null, narrowing: {} }
  const data = closuresInView(
    { records: [], count: 9, unreadable: 0, more: true, asked },
    {
      moment: { when: 'now', now: MAY_15 },
      timeZone: null,
      narrowing: {},
      left: 0,
      counted: null,
      filter: { status: ['current'], type: CLOSURE_TYPES },
    },
  )
  const loaded = { data: { ...data, cells }, error: null, isFetching: false, isOutdated: false, loadedAt: MAY_15 }
  return renderToStaticMarkup(
    <NuqsTestingAdapter>
      <LanguageProvider value="en">
        <ClosuresProvider value={loaded}>
          <ClosureLegend />
        </ClosuresProvider>
      </LanguageProvider>
    </NuqsTestingAdapter>,
  )
}

it('explains rare signs where the map has them, counted by the service too', () => {
  const cell: ClosureCell = {
    x: 1,
    y: 1,
    point: [13, 48],
    count: 9,
    worst: 'closed-now',
    display_status: { 'closed-now': 8, 'advice-other-hours': 1 },
  }
  expect(legendOf([cell])).toContain('Advice at other hours')
  expect(legendOf([])).not.toContain('Advice at other hours')
})

it('explains the ground of which not all closures were read nor counted', () => {
  expect(legendOf(null)).toContain('Not loaded')
  expect(legendOf([])).not.toContain('Not loaded')
})
