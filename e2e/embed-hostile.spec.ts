import { CAMERA } from './data.ts'
import type { HostPage } from './drivers/host-page.ts'
import { expect, frameOf, test } from './embed-test.ts'

const HTML = '<img src="/nowhere" onerror="console.error(1)"><script>console.error(2)</script>'

test('a page that means ill is not heard out of turn, floods no one, and leaves nothing behind', async ({
  host,
  service,
}) => {
  const forward = '<script>onmessage = ({ data }) => parent.frames[0].postMessage(data, "*")</script>'
  await host.open(
    `${frameOf(service, { ...CAMERA, panel: 'list' })}<iframe title="Stranger" srcdoc="${forward.replaceAll('"', '&quot;')}"></iframe>`,
  )
  const map = host.map('Map')
  await expect(map.rows).toHaveCount(4)
  await test.step('before hello, and from a frame beside, it hears nothing', async () => {
    await host.say('Map', 'setDate', { when: '2026-05-16' }, 'early')
    await host.say('Stranger', 'hello', {})
    await host.say('Stranger', 'setDate', { when: '2026-05-17' }, 'beside')
    await host.say('Map', 'hello', {})
    await host.say('Stranger', 'setDate', { when: '2026-05-18' }, 'beside')
    await host.say('Map', 'setFilter', { type: 'notice' }, 'due')
    await expect(map.rows).toHaveText([/Ticks about/])
    await expect.poll(() => host.answered()).toEqual(['due'])
    expect(await host.heard('filter')).toEqual([
      { filters: {}, when: 'now' },
      { filters: { type: 'notice' }, when: 'now' },
    ])
  })
  await test.step('a flood is gone when it is over', async () => {
    await flood(host)
    await host.say('Map', 'setFilter', { type: null, q: HTML }, 'last')
    await expect.poll(async () => (await host.answered()).includes('last')).toBe(true)
    await expect(map.inside.getByText(`Nothing found for “${HTML}”`)).toBeVisible()
    await host.say('Map', 'setFilter', { q: null })
    await expect(map.rows).toHaveCount(4)
    await map.row('Eagle cliff').click()
    await expect(map.heading).toHaveText('Eagle cliff')
  })
  const left = await map.inside.locator('html').evaluate(() => {
    const keys: string[] = []
    for (const key in {}) keys.push(key)
    return { keys, images: document.querySelectorAll('[onerror]').length }
  })
  expect(left).toEqual({ keys: [], images: 0 })
  expect(host.problems).toEqual([])
})

/** 10,000 messages, good and bad ones in turn. */
function flood(host: HostPage): Promise<void> {
  return host.page.getByTitle('Map').evaluate((frame, html) => {
    if (!(frame instanceof HTMLIFrameElement)) return
    const polluting: unknown = JSON.parse('{"__proto__": {"left": 1}, "constructor": {"prototype": {"left": 1}}}')
    const huge = 'x'.repeat(100_000)
    const message = (type: unknown, payload: unknown, id?: unknown) => ({ ns: 'fieldgate', v: 1, type, payload, id })
    const bad: readonly unknown[] = [
      null,
      html,
      polluting,
      message('__proto__', polluting),
      message('constructor', {}),
      message('setFilter', polluting, 'polluting'),
      message('setFilter', { [html]: html, __proto__: { q: html } }, html),
      message('setFilter', { q: huge }, huge),
      message('setView', { center: [NaN, Infinity], zoom: -1 }, { id: 1 }),
      message('setView', { bbox: [1, 2, 3] }),
      message('select', { kind: 'closure', uuid: html }),
      message('setTheme', { theme: html, accent: 'red;background:url(//127.0.0.1:1)' }),
      message('setDate', { when: huge }),
      { ns: 'fieldgate', v: 2, type: 'hello', payload: {} },
      { ns: 'fieldgate', v: 1, type: 'ready', payload: { title: html } },
    ]
    for (let index = 0; index < 5000; index++) {
      frame.contentWindow?.postMessage(message('setFilter', { q: `flood ${index}` }, `${index}`), '*')
      frame.contentWindow?.postMessage(bad[index % bad.length], '*')
    }
  }, HTML)
}

test('parameters that mean ill are said once, and change nothing else', async ({ host, service }) => {
  const bad = Object.fromEntries(PARAMETERS.map((name) => [name, `"'>${HTML}javascript:console.error(3)//${name}`]))
  const long = { ...bad, accent: 'f'.repeat(1000), ['__proto__']: HTML, constructor: HTML }
  const frames = [
    frameOf(service, long),
    frameOf(service, { ...CAMERA, q: HTML, panel: 'list' }).replace('"Map"', '"Text"'),
  ]
  await host.open(frames.join(''))
  const map = host.map('Map')
  await expect(map.alerts).toHaveText(new RegExp(PARAMETERS.map((name) => `\\b${name}\\b`).join('|')))
  for (const name of PARAMETERS) await expect(map.alerts).toContainText(name)
  await expect(map.account).toHaveText(/^In view: [1-9]\d* closures? (and|or) notices?\. Areas: \d+$/)
  await map.counts.click()
  await expect(map.rows).toHaveCount(4)
  const text = host.map('Text')
  await expect(text.inside.getByText(`Nothing found for “${HTML}”`)).toBeVisible()
  expect(host.problems).toEqual([])
})

const PARAMETERS = [
  'map',
  'bbox',
  'area',
  'closure',
  'status',
  'type',
  'reason_id',
  'activity_id',
  'source_id',
  'source_kind',
  'starts_after',
  'starts_before',
  'ends_after',
  'ends_before',
  'category_id',
  'country_id',
  'when',
  'theme',
  'lang',
  'base',
  'ui',
  'panel',
  'gestures',
  'accent',
]

test('the operator says which pages show the map, and which of them are heard', async ({
  host,
  hostSite,
  service,
  serviceWith,
}) => {
  const closed = await serviceWith({ embedAncestors: [hostSite.origin], embedOrigins: ['https://parks.example.org'] })
  const app = frameOf(service).replace('/embed?', '/').replace('"Map"', '"App"')
  await host.open(`${frameOf(closed, { ...CAMERA, panel: 'list' })}${app}`)
  await expect(host.map('Map').rows).toHaveCount(4)
  await expect.poll(() => host.heard('ready')).toHaveLength(1)
  await host.say('Map', 'hello', {})
  await host.say('Map', 'setFilter', { type: 'notice' })
  await host.map('Map').row('Eagle cliff').click()
  await expect(host.map('Map').heading).toHaveText('Eagle cliff')
  await expect(host.map('Map').rows).toHaveCount(4)
  expect(await host.page.evaluate(() => window.heard.map(({ message }) => message))).toEqual([
    { ns: 'fieldgate', v: 1, type: 'ready', payload: {} },
  ])
  await expect.poll(() => host.problems).toEqual([expect.stringContaining(`frame-ancestors 'none'`)])
  host.problems.length = 0
  await host.page.goto(host.page.url().replace('127.0.0.1', 'localhost'))
  const refused = expect.stringContaining(`frame-ancestors 'self' ${hostSite.origin}`)
  await expect.poll(() => host.problems).toEqual(expect.arrayContaining([refused]))
})
