import * as z from 'zod/mini'
import { isGeometry } from '#contract/geometry.ts'
import { closures, withSearch } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { textOf, type Answer } from '../kernel/answer.ts'
import { expectHeader, expectStatus, expectThat, jsonIn, parsed, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'

/** The part of a list that is asked for in each format. */
const PART = 'page_size=1000'

function formatRule(format: string, type: string, says: string, check: (answer: Answer, count: number) => void): Rule {
  return {
    id: `formats.${format}`,
    section: 5,
    says,
    needs: 'closures_formats',
    check: async (subject) => {
      const { results } = await getPage(subject, withSearch(closures.path, PART))
      if (results.length === 0) skip('no closure is current or upcoming')
      const answer = await subject.get(withSearch(closures.path, PART, `format=${format}`))
      expectStatus(answer, 200)
      expectHeader(answer, 'Content-Type', new RegExp(`^${type.replace('+', '\\+')}(;|$)`), type)
      check(answer, results.length)
      const same = await subject.get(withSearch(closures.path, PART), { Accept: type })
      expectHeader(same, 'Content-Type', new RegExp(`^${type.replace('+', '\\+')}(;|$)`), `${type} as accepted`)
    },
  }
}

const Geometry = z.nullable(z.custom((value) => isGeometry(value), 'Not a GeoJSON geometry.'))
const Features = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({ type: z.literal('Feature'), geometry: Geometry, properties: z.record(z.string(), z.unknown()) }),
  ),
})

function checkGeoJson(answer: Answer, count: number): void {
  const { features } = parsed(answer, Features, jsonIn(answer), 'the features')
  expectThat(features.length === count, answer, `${count} features as of the list`, features.length)
}

function checkRss(answer: Answer): void {
  const text = textOf(answer)
  expectThat(/^(\uFEFF)?<\?xml[^>]*\?>\s*(<\?[^>]*\?>\s*)*<rss[^>]* version="2\.0"/.test(text), answer, 'RSS 2.0', text)
  const [items, ends] = [text.match(/<item[\s>]/g)?.length ?? 0, text.match(/<\/item>/g)?.length ?? 0]
  expectThat(items > 0 && items === ends && /<\/channel>\s*<\/rss>\s*$/.test(text), answer, 'items to the end', text)
}

function checkCalendar(answer: Answer): void {
  const text = textOf(answer)
  const isWhole = text.startsWith('BEGIN:VCALENDAR\r\n') && text.trimEnd().endsWith('END:VCALENDAR')
  expectThat(isWhole && /\r\nVERSION:2\.0\r\n/.test(text), answer, 'a calendar from BEGIN to END', text)
  const [begun, ended] = [text.match(/^BEGIN:VEVENT\r$/gm)?.length, text.match(/^END:VEVENT\r$/gm)?.length]
  expectThat(begun !== undefined && begun === ended, answer, 'events from BEGIN to END', `${begun} and ${ended}`)
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75)
  expectThat(long === undefined, answer, 'lines of 75 bytes at most', long)
}

function checkTable(answer: Answer, count: number): void {
  const rows = rowsOf(textOf(answer))
  const [head = []] = rows
  expectThat(
    head.some((name) => name.includes('uuid')),
    answer,
    'a first row with the names of the columns',
    head,
  )
  expectThat(rows.length - 1 === count, answer, `${count} rows as of the list`, rows.length - 1)
  const ragged = rows.find((row) => row.length !== head.length)
  expectThat(ragged === undefined, answer, `rows of ${head.length} cells`, ragged)
}

/** The rows of a table in CSV (RFC 4180), split into cells. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell)
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '')
}

export const formatRules: readonly Rule[] = [
  formatRule('geojson', 'application/geo+json', 'format=geojson is a feature for each closure.', checkGeoJson),
  formatRule('rss', 'application/rss+xml', 'format=rss is a feed in RSS 2.0.', checkRss),
  formatRule('ics', 'text/calendar', 'format=ics is a calendar that others can read.', checkCalendar),
  formatRule('csv', 'text/csv', 'format=csv is a table with a row for each closure.', checkTable),
]
