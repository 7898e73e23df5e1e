import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { killTab, namesInPacks, openKept } from '../drivers/kept-tab.ts'
import { PackDialog } from '../drivers/pack-dialog.ts'
import { expect, test } from '../kept-test.ts'
import { startFront } from '../services/front.ts'
import { startService } from '../services/process.ts'
import { dataOf } from '../services/seeds.ts'

const KILLS = Number(process.env.FIELDGATE_KILLS ?? 200)
/** Of a refresh, each tells of its round. */
const FENCES = 300
/** Bytes a second; on a fast line the kills meet what is written, on a slow one what is read. */
const LINES = [30_000, 300_000, Infinity]
/** A tab is killed so long after it was opened at most, in ms; what is left of a refresh mostly takes less. */
const LATEST = 6000
const NAME = 'Forest'
const LISTS = ['/api/v2/closures-and-notices', '/api/v2/protected-areas']

test(`a pack is never broken by ${KILLS} tabs that are killed at random moments of its refresh`, async ({
  context,
}) => {
  const service = await startService({ data: dataOf('plain'), features: dataOfRound(0) })
  const front = await startFront(service)
  const round = { at: 0, kills: 0 }
  let page = await packTaken(context, front.url)
  await service.importFeatures(dataOfRound(1))
  await refresh(page)
  for (let kill = 1; kill <= KILLS; kill++) {
    front.slowTo(LINES[kill % LINES.length] ?? Infinity)
    await setTimeout(Math.random() * LATEST)
    await killTab(page)
    front.slowTo(Infinity)
    page = await openKept(context, front.url)
    const has = await roundsIn(page)
    expect(has, `after ${kill} kills`).toHaveLength(1)
    expect([round.at, round.at + 1], `after ${kill} kills`).toContain(has[0])
    round.kills += 1
    if (has[0] === round.at) continue
    console.log(`refresh ${round.at + 1}: ${round.kills} kills; ${kill} of ${KILLS}`)
    round.at += 1
    round.kills = 0
    await service.importFeatures(dataOfRound(round.at + 1))
    await refresh(page)
  }
  await front.stop()
  await service.stop()
})

/** Closures and areas that all tell the same round. */
function dataOfRound(round: number) {
  const feature = (properties: object, index: number) => ({
    type: 'Feature',
    properties: { ...properties, source: 'Fencers', time_zone: 'Europe/Berlin' },
    geometry: { type: 'Point', coordinates: [13.4 + (index % 20) / 50, 48.8 + Math.floor(index / 20) / 60] },
  })
  const areas = Array.from({ length: FENCES / 10 }, (_, index) =>
    feature({ id: `a${index}`, name: `Grove ${index} of round ${round}` }, index),
  )
  const closures = Array.from({ length: FENCES }, (_, index) =>
    feature({ id: `c${index}`, type: 'closure', name: `Fence ${index} of round ${round}` }, index),
  )
  return { areas, closures }
}

async function packTaken(context: BrowserContext, url: string): Promise<Page> {
  const page = await openKept(context, url)
  const packs = new PackDialog(page)
  await packs.open()
  await packs.take(NAME)
  await packs.isWhole(NAME, `${FENCES + 4} closures and notices`)
  await packs.close()
  return page
}

async function refresh(page: Page): Promise<void> {
  const packs = new PackDialog(page)
  await packs.open()
  await packs.isWhole(NAME, 'closures and notices')
  await packs.act(NAME, 'Refresh')
}

/** The rounds that the records of the pack tell of, each once, if none of them is missing. */
async function roundsIn(page: Page): Promise<readonly number[]> {
  const lists = await Promise.all(LISTS.map((list) => namesInPacks(page, list)))
  const told = lists.map((names) => names.flatMap((name) => /of round (\d+)$/.exec(name)?.[1] ?? []).map(Number))
  expect(told.map(({ length }) => length)).toEqual([FENCES, FENCES / 10])
  return [...new Set(told.flat())]
}
