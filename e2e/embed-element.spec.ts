import { isDeepStrictEqual } from 'node:util'
import type { FieldgateMapElement } from '../public/embed/1/embed.d.ts'
import { CAMERA } from './data.ts'
import { expect, test } from './embed-test.ts'
import type { RunningService } from './services/process.ts'

test('the custom element lives under a strict policy, and follows its attributes and methods without loading again', async ({
  host,
  service,
}) => {
  const attributes = `label="Map" map="${CAMERA.map}" panel="list" height="auto" max-height="2000"`
  await host.open(elementOf(service, attributes), policyFor(service))
  const element = host.page.locator('fieldgate-map')
  const map = host.map('Map')
  const isAsTold = async () => {
    const box = await map.element.boundingBox()
    const told = (await host.told('height')).at(-1)
    return isDeepStrictEqual(told, { height: box?.height })
  }
  await test.step('its attributes are the address of its frame', async () => {
    await expect(map.rows).toHaveCount(4)
    await expect(map.element).toHaveAttribute('src', `${service.url}/embed?map=9%2F48.95%2F13.6&panel=list`)
    await expect(element.getByRole('link')).toBeHidden()
    await expect
      .poll(() => host.told('ready'))
      .toContainEqual({
        title: 'Map: Fieldgate',
        language: 'en',
        fullMap: expect.stringMatching(new RegExp(`^${service.url}/\\?`)),
      })
  })
  await test.step('it is as high as its list needs', async () => {
    await expect.poll(isAsTold).toBe(true)
    const list = map.inside.getByRole('region', { name: 'What is in view' })
    const cut = () => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect.poll(cut).toBe(0)
  })
  await map.inside.locator('html').evaluate((html) => html.setAttribute('data-same', ''))
  await test.step('its attributes are followed', async () => {
    await element.evaluate((one) => one.setAttribute('type', 'notice'))
    await expect(map.rows).toHaveText([/Ticks about/])
    await expect
      .poll(() => host.told('status'))
      .toContainEqual({ counts: { current: 0, upcoming: 0, notice: 1 }, text: '1 notice' })
    await element.evaluate((one) => one.removeAttribute('type'))
    await expect(map.rows).toHaveCount(4)
  })
  await test.step('its methods are answered', async () => {
    await map.row('Eagle cliff').click()
    await expect
      .poll(async () => (await host.told('select')).at(-1))
      .toMatchObject({ kind: 'closure', name: 'Eagle cliff' })
    const outcomes = await element.evaluate((one: FieldgateMapElement) => {
      const outcome = (promise: Promise<void>): Promise<unknown> =>
        promise.then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.cause : error),
        )
      return Promise.all([
        outcome(one.select(null)),
        outcome(one.setTheme('dark')),
        outcome(one.setDate('someday')),
        outcome(one.setView({ center: [200, 0], zoom: 3 })),
      ])
    })
    expect(outcomes).toEqual([
      null,
      null,
      { code: 'value', message: 'The value of when cannot be read.' },
      { code: 'payload', message: 'This is no payload of setView.' },
    ])
    await expect(map.heading).toHaveCount(0)
    await expect(map.inside.locator('html[data-same]')).toHaveAttribute('data-theme', 'dark')
  })
  await test.step('its height is told once for each change, at most, and has come to rest', async () => {
    await expect.poll(isAsTold).toBe(true)
    const heights = await host.told('height')
    expect(heights.length).toBeLessThanOrEqual(5)
    await element.evaluate((one: FieldgateMapElement) => one.setTheme('light'))
    expect(await host.told('height')).toEqual(heights)
  })
  await test.step('another language is another frame', async () => {
    await element.evaluate((one) => one.setAttribute('lang', 'de'))
    await expect(map.inside.locator('html')).toHaveAttribute('lang', 'de')
    await expect(map.inside.locator('html[data-same]')).toHaveCount(0)
  })
  expect(host.problems).toEqual([])
  await test.step('what is selected but does not exist is told, each time', async () => {
    const uuid = '99999999-0000-4000-8000-000000000000'
    const told = { code: 'missing', message: `There is no closure ${uuid}.` }
    for (const all of [[told], [told, told]]) {
      await element.evaluate((one: FieldgateMapElement, uuid) => one.select({ kind: 'closure', uuid }), uuid)
      await expect.poll(() => host.told('error')).toEqual(all)
    }
  })
  await test.step('an address of the service that is none is told to who waits, and mended', async () => {
    await element.evaluate((one) => one.setAttribute('service', 'http://'))
    await expect.poll(() => host.told('error')).toContainEqual(expect.objectContaining({ code: 'unanswered' }))
    const outcome = await element.evaluate((one: FieldgateMapElement) =>
      one.setTheme('dark').catch((error: unknown) => (error instanceof Error ? error.cause : error)),
    )
    expect(outcome).toMatchObject({ code: 'unanswered' })
    await element.evaluate((one, url) => one.setAttribute('service', url), service.url)
    await expect(map.inside.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('the custom element shows what the page has in its place where the map does not answer', async ({
  host,
  service,
}) => {
  const { page } = host
  await page.clock.install()
  await page.route('**/embed?*', (route) => route.fulfill({ contentType: 'text/html', body: 'Out of order' }))
  await host.open(elementOf(service, 'label="Map" loading="eager" lang="en"'), policyFor(service))
  const element = page.locator('fieldgate-map')
  await expect(host.map('Map').inside.getByText('Out of order')).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return host.told('error')
    })
    .toEqual([{ code: 'unanswered', message: 'The map in the frame has not answered.' }])
  await expect(element.getByRole('link', { name: 'Open the map' })).toBeVisible()
  await expect(host.map('Map').element).toBeHidden()
  const refused = element.evaluate((one: FieldgateMapElement) => one.select(null))
  await expect(refused).rejects.toThrow('The map in the frame has not answered.')
  expect(host.problems).toEqual([])
})

test('the custom element is to be seen in a row of a flexible box, where it has no width of its own', async ({
  host,
  service,
}) => {
  await host.open(`<div style="display: flex">${elementOf(service, 'label="Map"')}</div>`)
  const map = host.map('Map')
  await expect(map.inside.getByRole('heading', { level: 1 })).toBeVisible()
  const widths = await host.page
    .locator('div, fieldgate-map')
    .evaluateAll((boxes) => boxes.map((box) => box.clientWidth))
  expect(new Set(widths).size).toBe(1)
})

/** The script twice, as a page of two articles may have it, and an element with a link in it. */
function elementOf({ url }: RunningService, attributes: string): string {
  const script = `<script src="${url}/embed/1/embed.js"></script>`
  return `${script}${script}<fieldgate-map ${attributes}><a href="${url}/">Open the map</a></fieldgate-map>`
}

function policyFor({ url }: RunningService): string {
  return `default-src 'none'; script-src ${url}; frame-src ${url}`
}
