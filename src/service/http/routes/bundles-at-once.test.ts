import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { MapFolder } from '../../maps/folder/map-folder.ts'
import type { OpenMap } from '../../maps/folder/open-map.ts'
import { tilesOf, writePmtiles } from '../../maps/testing/archives.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { aService } from '../testing/app.ts'

const PATH = '/maps/andorra/r1/bundle?bbox=1.5,42.5,1.6,42.58&size=1'

/** A folder that lends its archives when so many want one, all at once. */
class CrowdedFolder extends MapFolder {
  readonly #waiting: (() => void)[] = []
  crowd = 0

  override async borrow(name: string, revision: string): Promise<OpenMap | null> {
    const map = await super.borrow(name, revision)
    if (this.crowd > 0) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
        if (this.#waiting.length === this.crowd) for (const go of this.#waiting) go()
      })
    }
    return map
  }
}

it('lets no more wait for a part of a map than are sent one, and asks the others to come again', async () => {
  const folder = join(aDirectory(), 'maps')
  mkdirSync(folder)
  await writePmtiles(join(folder, 'andorra.r1.pmtiles'), { tiles: tilesOf(6, 13) })
  const maps = new CrowdedFolder(folder, { log: () => {}, restMs: 0 })
  onTestFinished(() => maps.close())
  const service = await aService({}, { maps })
  maps.crowd = 20
  const answers = await Promise.all(
    Array.from({ length: maps.crowd }, (_, at) => service.request(`${PATH}&maxzoom=${6 + (at % 8)}`)),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
    Array.from({ length: 4 }, () => [503, '10']),
  )
  maps.crowd = 0
  expect((await service.request(PATH)).status).toBe(200)
})
