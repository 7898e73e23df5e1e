import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { tilesOf, writeMbtiles } from '../testing/archives.ts'
import { MapFolder } from './map-folder.ts'

const isAllowedAll = process.getuid?.() === 0

it.for<{ what: string; skip?: boolean; keep: (path: string) => void; free: (path: string) => void; words: string }>([
  {
    what: 'that may not be read',
    skip: isAllowedAll,
    keep: (path) => chmodSync(path, 0),
    free: (path) => chmodSync(path, 0o600),
    words: 'the service has no right to read it',
  },
  {
    what: 'that a program writes to',
    keep: (path) => writeFileSync(`${path}-journal`, 'x'),
    free: (path) => rmSync(`${path}-journal`),
    words: 'there is a -journal beside it',
  },
])(
  'an archive $what is told once, and serves as soon as that is over',
  async ({ skip, keep, free, words }, context) => {
    if (skip === true) return context.skip()
    const directory = aDirectory()
    const said: string[] = []
    const maps = new MapFolder(directory, { log: (line) => said.push(line), restMs: 0 })
    onTestFinished(() => maps.close())
    const path = join(directory, 'alps.a.mbtiles')
    await writeMbtiles(path, { tiles: tilesOf(6, 8) })
    keep(path)
    expect([await maps.grounds(), await maps.grounds()]).toEqual([[], []])
    expect(said).toEqual([expect.stringContaining(words)])
    // The file itself is the same as before.
    free(path)
    expect(await maps.grounds()).toMatchObject([{ name: 'alps' }])
  },
)
