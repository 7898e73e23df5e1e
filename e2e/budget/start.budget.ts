import { expect, frameOf, test } from '../embed-test.ts'
import { measureStart, type PageStart, type Script } from './page-start.ts'

const KB = 1000
/** A smaller file costs more to ask for than it weighs. */
const SMALLEST = 1 * KB
/** The bundler's own, which it gives as a file. */
const BUNDLERS_OWN = 'rolldown-runtime'

for (const language of ['en', 'de', 'fr', 'it']) {
  test.describe(() => {
    test.use({ locale: language })

    test(`the app, in the language ${language}`, async ({ page, demoService }) => {
      const start = await measureStart(page, demoService.url, demoService.url)
      report(start)
      allow('scripts before the first row', start.beforeFirstRow.length, 14)
      allow('bytes before the first row', sum(start.beforeFirstRow), 161 * KB)
      allow('bytes to idle', sum(start.toIdle), 520.9 * KB)
      allow('requests of any kind, to idle', start.requests.length, 38)
      allowNoSplinter(start)
      expect.soft(start.languages, 'languages whose messages are loaded').toEqual([language])
    })
  })
}

test.describe(() => {
  // Whose words are the longest.
  test.use({ locale: 'fr' })

  test('the embed with its list, in a page of another site', async ({ page, demoService, hostSite }) => {
    const address = hostSite.put(frameOf(demoService, { panel: 'list' }))
    const start = await measureStart(page, address, demoService.url)
    report(start)
    allow('scripts before the first row', start.beforeFirstRow.length, 14)
    allow('bytes before the first row', sum(start.beforeFirstRow), 103.6 * KB)
    allowNoSplinter(start)
    expect.soft(start.languages, 'languages whose messages are loaded').toEqual(['fr'])
  })
})

test('the custom element', async ({ demoService }) => {
  const answer = await fetch(`${demoService.url}/embed/1/embed.js`, { headers: { 'Accept-Encoding': 'gzip' } })
  allow('bytes of its script', Number(answer.headers.get('Content-Length')), 4 * KB)
})

function report({ beforeFirstRow, toIdle }: PageStart): void {
  for (const script of toIdle) {
    const when = beforeFirstRow.includes(script) ? 'before the first row' : 'to idle'
    console.log(`${String(script.bytes).padStart(8)}  ${script.name} (${script.isMapLibre ? 'MapLibre' : when})`)
  }
}

function allow(what: string, size: number, limit: number): void {
  console.log(`  ${size <= limit ? 'ok  ' : 'OVER'} ${what}: ${size} of ${limit}`)
  expect.soft(size, what).toBeLessThanOrEqual(limit)
}

/** What waits for nobody and is small belongs into a file that is asked for anyway. */
function allowNoSplinter({ toIdle }: PageStart): void {
  const splinters = toIdle.filter(({ name, bytes }) => bytes < SMALLEST && name !== BUNDLERS_OWN)
  const names = splinters.map(({ name, bytes }) => `${name} (${bytes})`)
  expect.soft(names, 'scripts of less than 1 kB that wait for nobody').toEqual([])
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0)
}
