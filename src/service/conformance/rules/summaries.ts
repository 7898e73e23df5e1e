import * as z from 'zod/mini'
import * as sentences from '#contract/error-sentences.ts'
import { cellAt } from '#contract/geo/cell.ts'
import { paths } from '#contract/paths.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { closures, withSearch } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { expectJson, expectStatus, expectThat, jsonOf, parsed } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

const Counted = z.required(ClosureSummary)

async function summaryOf(subject: Subject, search: string) {
  const answer = await subject.get(withSearch(paths.closuresSummary, 'by=area,cell&zoom=6', search))
  expectStatus(answer, 200)
  return { answer, summary: parsed(answer, Counted, jsonOf(answer), 'the summary') }
}

const countOf = async (subject: Subject, ...searches: readonly (string | undefined)[]) =>
  (await getPage(subject, withSearch(closures.path, 'page_size=1', ...searches))).count

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, number) => sum + number, 0)

export const summaryRules: readonly Rule[] = [
  {
    id: 'summary.display_status',
    section: 5,
    says: 'The summary counts every record by its display status; those that are over are the expired ones of the list.',
    needs: 'closures_counted',
    check: async (subject) => {
      const { answer, summary } = await summaryOf(subject, '')
      const [all, expired] = [await countOf(subject, closures.everything), await countOf(subject, 'status=expired')]
      const total = sumOf(summary.display_status)
      expectThat(total === all, answer, `display statuses of ${all} records`, total)
      const { expired: over } = summary.display_status
      expectThat(over === expired, answer, `${expired} expired ones as of the list`, over)
    },
  },
  {
    id: 'summary.at',
    section: 5,
    says: 'The summary counts for the moment asked for, at the clocks of each place; what is no moment is answered with 400.',
    needs: 'closures_counted',
    check: async (subject) => {
      const { answer, summary } = await summaryOf(subject, 'at=9997-12-31T12:00')
      const { count: endless } = await getPage(
        subject,
        withSearch(closures.path, 'page_size=1', 'ends_after=9997-12-31', closures.everything),
      )
      const live = sumOf(summary.display_status) - summary.display_status.expired
      expectThat(live <= endless, answer, `no more than ${endless} records that are not over by then`, live)
      const wrong = await subject.get(withSearch(paths.closuresSummary, 'at=noon'))
      expectJson(wrong, 400, { at: [sentences.moment] })
    },
  },
  {
    id: 'summary.by-area',
    section: 5,
    says: 'by=area counts for each area what the list gives with its protected_area_uuid.',
    needs: 'closures_counted',
    check: async (subject) => {
      const { answer, summary } = await summaryOf(subject, '')
      for (const [uuid, { count, display_status }] of Object.entries(summary.areas).slice(0, 5)) {
        const listed = await countOf(subject, `protected_area_uuid=${uuid}`)
        expectThat(count === listed, answer, `${listed} closures of ${uuid} as of the list`, count)
        expectThat(sumOf(display_status) === count, answer, `display statuses of ${count}`, display_status)
      }
    },
  },
  {
    id: 'summary.by-cell',
    section: 5,
    says: 'by=cell counts each record that has a place once, in the cell of the grid of map tiles; it needs a zoom.',
    needs: 'closures_counted',
    check: async (subject) => {
      const { answer, summary } = await summaryOf(subject, '')
      const { count, results } = await getPage(subject, withSearch(closures.path, 'page_size=1000', 'fields=uuid,bbox'))
      const Placed = z.looseObject({ bbox: z.nullable(z.unknown()) })
      const placed = results.filter((record) => parsed(answer, Placed, record, 'a record').bbox !== null).length
      const total = summary.cells.reduce((sum, cell) => sum + cell.count, 0)
      if (results.length === count) expectThat(total === placed, answer, `cells of ${placed} records`, total)
      for (const { x, y, point } of summary.cells) {
        const cell = cellAt(point, 6)
        expectThat(cell.x === x && cell.y === y, answer, `a point within ${x}/${y}`, point)
      }
      const wrong = await subject.get(withSearch(paths.closuresSummary, 'by=cell'))
      expectJson(wrong, 400, { zoom: [sentences.cellZoom] })
    },
  },
]
