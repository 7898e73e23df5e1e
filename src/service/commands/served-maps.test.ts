import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { needed, tilesOf, writePmtiles } from '../maps/testing/archives.ts'
import { aDirectory } from '../store/testing/store.ts'
import { run } from '../testing/program.ts'

it('the program serves the archives in its data directory, and says which it cannot', async () => {
  const dataDir = aDirectory()
  const folder = join(dataDir, 'maps')
  mkdirSync(folder)
  const tiles = tilesOf(6, 8)
  await writePmtiles(join(folder, 'andorra.r1.pmtiles'), { tiles })
  writeFileSync(join(folder, 'broken.mbtiles'), 'nothing')
  const service = run('main', [], { PORT: '0', DATA_DIR: dataDir, DEMO: '0' })
  const [, address = ''] = await service.saying(/Fieldgate is at (http:\S+)/)
  expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ grounds: [{ name: 'andorra' }] })
  const { z, x, y, text } = needed(tiles.at(-1))
  expect(await (await fetch(`${address}/maps/andorra/r1/${z}/${x}/${y}`)).text()).toBe(text)
  expect(service.said()).toContain(`The map archive ${join(folder, 'broken.mbtiles')} is left out: it ends at byte 7`)
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(0)
})
