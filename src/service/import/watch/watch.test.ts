import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { StoreWriter } from '../../store/domain/store.ts'
import { openSqliteWriter } from '../../store/sqlite/sqlite-writer.ts'
import { aDirectory, aStore } from '../../store/testing/store.ts'
import { Imported } from './imported.ts'
import { editionsAmong, importWatched } from './into-store.ts'
import { watch } from './watch.ts'

/** A table of closures with those names. */
const table = (...names: readonly string[]) =>
  ['id,name,source,lng,lat', ...names.map((name) => `${name},${name},Rangers,18,68`)].join('\n')

/** Watches a folder into the store of a directory until it is told to end, at the latest with the test. */
function watched(directory: string, data: string) {
  const withWriter = async <T>(work: (writer: StoreWriter) => Promise<T>): Promise<T> => {
    const writer = openSqliteWriter(data)
    try {
      return await work(writer)
    } finally {
      await writer.close()
    }
  }
  const usual = { kind: 'closures', mapping: null, timeZone: null, onProgress: () => {} } as const
  const ending = new AbortController()
  let said = ''
  let onSaid = () => {}
  const working = async () => {
    const imported = await Imported.open(join(data, 'watched.json'), (editions) =>
      withWriter((writer) => editionsAmong(editions, writer)),
    )
    await watch({
      directory,
      pauseMs: 100,
      imported,
      way: '',
      importFile: (path) => withWriter((writer) => importWatched({ ...usual, files: [path] }, writer)),
      say: (lines) => {
        said += `${lines.join('\n')}\n`
        onSaid()
      },
      signal: ending.signal,
    })
  }
  const ended = working()
  const end = async () => {
    ending.abort()
    await ended
  }
  onTestFinished(end)
  return {
    said: () => said,
    saying: async (pattern: RegExp) => {
      while (!pattern.test(said)) {
        if (ending.signal.aborted) throw new Error(`It was ended, saying: ${said}`)
        await Promise.race([new Promise<void>((resolve) => (onSaid = resolve)), ended])
      }
    },
    end,
  }
}

/** A folder that is being watched into a store, and what changes it. */
function aWatchedFolder() {
  const [folder, data] = [aDirectory(), aDirectory()]
  return {
    folder,
    data,
    put: (name: string, text: string) => writeFileSync(join(folder, name), text),
    watching: () => watched(folder, data),
    count: async () => (await aStore(data).listClosures({}, ['uuid'], { offset: 0, limit: 1 }, 0)).count,
  }
}

it('a watched folder has each file imported, again when it has changed, and deletes nothing of one that goes', async () => {
  const { folder, put, watching, count } = aWatchedFolder()
  put('rocks.csv', table('Rock'))
  const watcher = watching()
  await watcher.saying(/rocks\.csv: imported\n[^]*\n1 added/)
  put('caves.csv', table('Cave', 'Hollow'))
  await watcher.saying(/caves\.csv: imported\n[^]*\n2 added/)
  put('rocks.csv', table('Rock', 'Cliff'))
  await watcher.saying(/\n1 added, 0 changed, 1 unchanged/)
  rmSync(join(folder, 'rocks.csv'))
  await watcher.saying(/rocks\.csv: has gone; nothing is deleted, and what it brought stays/)
  await watcher.end()
  expect(await count()).toBe(4)
})

it('files are imported again, in their earlier order, once the store was restored from a backup', async () => {
  const { data, put, watching, count } = aWatchedFolder()
  const isIn = async (name: string) => {
    const watcher = watching()
    await watcher.saying(new RegExp(`${name}: imported\\n`))
    await watcher.end()
  }
  put('rocks.csv', table('Rock'))
  await isIn('rocks.csv')
  const [store, backup] = [join(data, 'fieldgate.db'), join(aDirectory(), 'backup.db')]
  copyFileSync(store, backup)
  put('lakes.csv', table('Lake'))
  await isIn('lakes.csv')
  put('caves.csv', table('Cave'))
  await isIn('caves.csv')
  copyFileSync(backup, store)
  const watcher = watching()
  await watcher.saying(/lakes\.csv: imported\n[^]*caves\.csv: imported\n/)
  expect(watcher.said()).toContain('rocks.csv: has been imported before as it is')
  expect(await count()).toBe(3)
})

it('a file that cannot be imported is told, and the next one is imported', async () => {
  const { put, watching } = aWatchedFolder()
  put('a-broken.csv', 'id,name\n1,"Rock')
  put('rocks.csv', table('Rock'))
  const watcher = watching()
  await watcher.saying(/rocks\.csv: imported\n/)
  expect(watcher.said()).toMatch(/a-broken\.csv: not imported: .*a-broken\.csv: /)
  put('a-broken.csv', table('Cave'))
  await watcher.saying(/a-broken\.csv: imported\n/)
})

it('links, hidden and unfinished files and folders are left alone, and the parts of a shapefile wait for each other', async () => {
  const { folder, put, watching, count } = aWatchedFolder()
  const elsewhere = join(aDirectory(), 'elsewhere.csv')
  writeFileSync(elsewhere, table('Elsewhere'))
  symlinkSync(elsewhere, join(folder, 'link.csv'))
  put('.hidden.csv', table('Hidden'))
  put('rocks.csv.part', table('Rock'))
  put('lakes.shp', 'no shapes')
  mkdirSync(join(folder, 'deeper'))
  const watcher = watching()
  await watcher.saying(/link\.csv: left alone, as it is a link/)
  await watcher.saying(/\.hidden\.csv: left alone, as it is hidden/)
  await watcher.saying(/deeper: left alone, as it is a folder/)
  await watcher.saying(/lakes\.shp: left alone, as it waits for its \.dbf/)
  await watcher.saying(/rocks\.csv\.part: left alone, as by its name it is not finished/)
  renameSync(join(folder, 'rocks.csv.part'), join(folder, 'rocks.csv'))
  await watcher.saying(/rocks\.csv: imported\n/)
  expect(watcher.said()).not.toContain('lakes.shp: not imported')
  put('lakes.dbf', 'no table')
  await watcher.saying(/lakes\.shp: not imported/)
  expect(await count()).toBe(1)
})
