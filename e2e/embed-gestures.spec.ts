import { CAMERA } from './data.ts'
import { Fingers, type HostPage } from './drivers/host-page.ts'
import { expect, frameOf, test } from './embed-test.ts'
import type { RunningService } from './services/process.ts'

test.use({ hasTouch: true })

for (const { kind, tag } of [
  { kind: 'the moving map', tag: ['@map', '@long'] },
  { kind: 'the still picture', tag: [] },
]) {
  test(`${kind} leaves to the page what may be meant for it`, { tag }, async ({ host, service }) => {
    await openLongPage(host, service)
    await test.step('scrolls the page', () => scrollPage(host))
    await test.step('moves by keys once they have brought the focus', () => moveByKeys(host))
    await test.step('lets the focus go on', () => leaveByKeys(host))
    await test.step('moves by two fingers', () => moveByFingers(host))
    await test.step('zooms by a wheel with ctrl', () => zoomByWheel(host))
    expect(host.problems).toEqual([])
  })
}

async function openLongPage(host: HostPage, service: RunningService): Promise<void> {
  const frame = frameOf(service, CAMERA, 'style="display: block; border: 0"')
  const room = (height: number) => `<div style="height: ${height}px"></div>`
  await host.open(`<body style="margin: 0">${room(300)}${frame}<button>After</button>${room(3000)}`)
  await expect(host.map('Map').account).toHaveText(/4 closures and notices\./, { timeout: 40_000 })
  await host.say('Map', 'hello', {})
  await expect.poll(() => host.heard('view')).toHaveLength(1)
}

/** On the map, where there is nothing to open. */
async function emptyPlace(host: HostPage): Promise<readonly [x: number, y: number]> {
  const { x, y } = (await host.map('Map').element.boundingBox()) ?? { x: NaN, y: NaN }
  return [x + 500, y + 270]
}

async function latestView(host: HostPage) {
  const view = (await host.heard('view')).at(-1)
  if (view === undefined) throw new Error('The map has told nothing of its view.')
  return view
}

async function scrollPage(host: HostPage): Promise<void> {
  const { page } = host
  const map = host.map('Map')
  await page.mouse.move(...(await emptyPlace(host)))
  await Promise.all([map.hint('Use ctrl + scroll to zoom the map').waitFor(), page.mouse.wheel(0, 60)])
  await expect.poll(() => host.scrolled()).toBe(60)
  await page.mouse.click(...(await emptyPlace(host)))
  // The browser hands the focus to the frame's process in its own time: until then a key is nobody's.
  const pressUntilHeard = async () => {
    const scrolled = await host.scrolled()
    if (scrolled === 60) await page.keyboard.press('ArrowDown')
    return scrolled
  }
  await expect.poll(pressUntilHeard, { intervals: [1000] }).toBe(100)
  const hand = await Fingers.on(page)
  const finger = await emptyPlace(host)
  await Promise.all([map.hint('Use two fingers to move the map').waitFor(), hand.drag([finger], [0, -80])])
  await expect.poll(() => host.scrolled()).toBeGreaterThan(100)
}

/** Where it moves to shows that nothing has moved it before. */
async function moveByKeys(host: HostPage): Promise<void> {
  const { page } = host
  const before = await latestView(host)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(host.map('Map').map).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await latestView(host)).center[0]).toBeGreaterThan(before.center[0])
  const { center, zoom } = await latestView(host)
  expect(await host.heard('view')).toHaveLength(2)
  expect(center[1]).toBeCloseTo(before.center[1], 4)
  expect(zoom).toBe(before.zoom)
}

async function leaveByKeys({ page }: HostPage): Promise<void> {
  const after = page.getByRole('button', { name: 'After' })
  const goOn = async () => {
    await page.keyboard.press('Tab')
    return after.evaluate((button) => button === document.activeElement)
  }
  await expect.poll(goOn, { intervals: [0] }).toBe(true)
}

async function moveByFingers(host: HostPage): Promise<void> {
  const [before, scrolled] = [await latestView(host), await host.scrolled()]
  const [x, y] = await emptyPlace(host)
  const fingers = [x - 100, x].map((left) => [left, y - 80] as const)
  await (await Fingers.on(host.page)).drag(fingers, [0, 60])
  await expect.poll(async () => (await latestView(host)).center[1]).toBeGreaterThan(before.center[1])
  expect(await host.scrolled()).toBe(scrolled)
}

async function zoomByWheel(host: HostPage): Promise<void> {
  const { page } = host
  const [before, scrolled] = [await latestView(host), await host.scrolled()]
  await page.mouse.move(...(await emptyPlace(host)))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await latestView(host)).zoom).toBeGreaterThan(before.zoom)
  expect(await host.scrolled()).toBe(scrolled)
}
