import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { needed, pmtilesOf, tilesOf, writeMbtiles, writePmtiles } from '../testing/archives.ts'
import { MapFolder } from './map-folder.ts'

const tiles = tilesOf(6, 8)

/** A folder that is looked into whenever it is asked, and what it says. */
function aMapFolder(directory = aDirectory()) {
  const said: string[] = []
  const maps = new MapFolder(directory, { log: (line) => said.push(line.replaceAll(directory, 'maps')), restMs: 0 })
  onTestFinished(() => maps.close())
  return {
    maps,
    said,
    path: (name: string) => join(directory, name),
    /** The addresses of the archives that the map is told of. */
    told: async () => (await maps.grounds()).map((ground) => ground.tiles.split('/').slice(2, 4).join(' ')),
  }
}

describe('archives are found', () => {
  it('by their names, with revisions or without', async () => {
    const { path, told, said } = aMapFolder()
    await writePmtiles(path('alps.2026a.pmtiles'), { tiles })
    await writePmtiles(path('0-9.pmtiles'), { tiles })
    await writeMbtiles(path('tatra.mbtiles'), { tiles })
    const names = await told()
    expect(names).toEqual([
      expect.stringMatching(/^0-9 [0-9a-f]{12}$/),
      'alps 2026a',
      expect.stringMatching(/^tatra [0-9a-f]{12}$/),
    ])
    expect(await told()).toEqual(names)
    expect(said).toEqual([])
  })

  it('also when their folder comes later, and until it goes', async () => {
    const directory = join(aDirectory(), 'maps')
    const { path, told, said } = aMapFolder(directory)
    expect(await told()).toEqual([])
    mkdirSync(directory)
    await writePmtiles(path('alps.a.pmtiles'), { tiles })
    expect(await told()).toEqual(['alps a'])
    rmSync(directory, { recursive: true })
    expect(await told()).toEqual([])
    expect(said).toEqual([])
  })

  it('of one name the newest, and of the same time the last revision', async () => {
    const { path, told } = aMapFolder()
    const at = (file: string, seconds: number) => utimesSync(path(file), seconds, seconds)
    for (const file of ['alps.a.pmtiles', 'alps.b.pmtiles', 'alps.c.pmtiles']) await writePmtiles(path(file), { tiles })
    at('alps.a.pmtiles', 2000)
    at('alps.b.pmtiles', 1000)
    at('alps.c.pmtiles', 1000)
    expect(await told()).toEqual(['alps a'])
    at('alps.a.pmtiles', 1000)
    expect(await told()).toEqual(['alps c'])
  })

  it('again where the same file has changed', async () => {
    const { path, told, maps } = aMapFolder()
    await writePmtiles(path('alps.pmtiles'), { tiles })
    const [before = ''] = await told()
    await writePmtiles(path('alps.pmtiles'), { tiles: tilesOf(6, 7, () => 'new') })
    const [after = ''] = await told()
    expect(after).not.toBe(before)
    expect(await maps.borrow('alps', before.slice(5))).toBeNull()
    const map = await maps.borrow('alps', after.slice(5))
    expect(map?.archive.facts.maxZoom).toBe(7)
    map?.release()
  })
})

describe('a file that cannot be used is told once, and keeps no other from being used', () => {
  it.each<[string, string, (path: string) => void, string]>([
    ['letters that addresses keep apart', 'Alps.pmtiles', write, 'its name cannot stand in addresses'],
    ['a name that is too long', `${'a'.repeat(41)}.pmtiles`, write, 'its name cannot stand in addresses'],
    ['a name with dots', 'alps.2026.11.pmtiles', write, 'its name cannot stand in addresses'],
    ['a name with a space', 'the alps.mbtiles', write, 'its name cannot stand in addresses'],
    ['a link', 'alps.pmtiles', (path) => symlinkSync('/etc/hostname', path), 'it is a link, a folder'],
    ['a link to nothing', 'alps.mbtiles', (path) => symlinkSync('/nowhere', path), 'it is a link, a folder'],
    ['a folder', 'alps.pmtiles', (path) => mkdirSync(path), 'it is a link, a folder'],
    ['a pipe', 'alps.pmtiles', (path) => execFileSync('mkfifo', [path]), 'it is a link, a folder'],
    ['a file of 0 bytes', 'alps.pmtiles', (path) => writeFileSync(path, ''), 'it ends at byte 0'],
    [
      'a file of another kind',
      'alps.mbtiles',
      (path) => writeFileSync(path, 'x'.repeat(200)),
      'it is no MBTiles archive',
    ],
  ])('%s', async (_, name, make, words) => {
    const { path, told, said } = aMapFolder()
    await writePmtiles(path('good.a.pmtiles'), { tiles })
    make(path(name))
    expect(await told()).toEqual(['good a'])
    expect(await told()).toEqual(['good a'])
    expect(said).toEqual([expect.stringContaining(`The map archive maps/${name} is left out: ${words}`)])
    rmSync(path(name), { recursive: true })
    await told()
    make(path(name))
    await told()
    expect(said).toHaveLength(2)
  })

  it('a folder that is a link', async () => {
    const real = aDirectory()
    await writePmtiles(join(real, 'alps.a.pmtiles'), { tiles })
    const link = join(aDirectory(), 'maps')
    symlinkSync(real, link)
    const { told, said } = aMapFolder(link)
    expect([await told(), await told()]).toEqual([[], []])
    expect(said).toEqual([expect.stringContaining('it is no folder, and links are not followed')])
  })

  it('a file while it is copied: the one before serves until it is whole', async () => {
    const { path, told, said } = aMapFolder()
    await writePmtiles(path('alps.a.pmtiles'), { tiles })
    utimesSync(path('alps.a.pmtiles'), 1000, 1000)
    const whole = pmtilesOf({})
    for (const part of [200, 210, 220]) {
      writeFileSync(path('alps.b.pmtiles'), whole.subarray(0, part))
      expect(await told()).toEqual(['alps a'])
    }
    writeFileSync(path('alps.b.pmtiles'), whole)
    expect(await told()).toEqual(['alps b'])
    expect(said).toEqual([expect.stringContaining('maps/alps.b.pmtiles is left out: it ends at byte 200')])
  })

  it('files that are no archives are passed over in silence', async () => {
    const { path, told, said } = aMapFolder()
    for (const name of ['README.txt', '.alps.pmtiles', 'alps.pmtiles.part', 'alps.pmtiles~', 'alps.mbtiles-journal']) {
      writeFileSync(path(name), 'x')
    }
    expect([await told(), said]).toEqual([[], []])
  })

  function write(path: string): void {
    writeFileSync(path, pmtilesOf({}))
  }
})

describe('what the map is told of an archive', () => {
  const groundOf = async (metadata: object, more = {}) => {
    const { maps, path, said } = aMapFolder()
    await writePmtiles(path('alps.a.pmtiles'), { tiles, metadata, ...more })
    return { ground: (await maps.grounds())[0], said }
  }
  const layers = (...ids: readonly string[]) => ({ vector_layers: ids.map((id) => ({ id, fields: {} })) })

  it.each([
    ['fieldgate', layers('streets', 'ridges', 'land')],
    ['shortbread', layers('ocean', 'streets', 'water_polygons')],
    ['protomaps', layers('earth', 'roads', 'water')],
    ['openmaptiles', layers('transportation', 'water', 'place')],
  ])('its schema: %s', async (schema, metadata) => {
    expect((await groundOf(metadata)).ground).toMatchObject({ kind: 'vector', schema })
  })

  it.each<[string, object, object, string]>([
    [
      'in a schema that is not known',
      layers('areas', 'points'),
      {},
      'its layers are areas, points, which is none of the schemas',
    ],
    ['without layers', { name: 'Alps' }, {}, 'it names no layers'],
    ['of pictures that are no relief', {}, { kind: 'png' }, 'its pictures are not said to be relief'],
    ['of pictures, which the log names', {}, { kind: 'png' }, 'it has pictures (png) in place of vector tiles'],
    ['without bounds', layers('streets', 'ridges'), { bounds: [0, 0, 0, 0] }, 'what part of the world it shows'],
  ])(
    'nothing of one %s, which the log tells once and which is served all the same',
    async (_, metadata, more, words) => {
      const { maps, path, said } = aMapFolder()
      await writePmtiles(path('alps.a.pmtiles'), { tiles, metadata, ...more })
      expect([await maps.grounds(), await maps.grounds()]).toEqual([[], []])
      expect(said).toEqual([expect.stringContaining(`The map archive maps/alps.a.pmtiles is not shown: `)])
      expect(said[0]).toContain(words)
      const map = await maps.borrow('alps', 'a')
      expect(await map?.archive.tile(needed(tiles[0]))).not.toBeNull()
      map?.release()
    },
  )

  it.each([
    ['© OpenStreetMap contributors', '© OpenStreetMap contributors'],
    [
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap contributors</a>',
      '© OpenStreetMap contributors',
    ],
    ['Us <script>alert(1)</script><img src=x onerror="alert(1)">', 'Us'],
    ['A\n\u0007B', 'A B'],
    ['x'.repeat(900), 'x'.repeat(500)],
    [7, '© OpenStreetMap contributors'],
  ])('its credit as plain text: %j', async (attribution, expected) => {
    const { ground } = await groundOf({ ...layers('streets', 'ridges'), attribution })
    expect(ground?.attribution).toBe(expected)
  })

  it.each([
    ['Shortbread', ['streets', 'water_polygons'], '© OpenStreetMap contributors'],
    ['Protomaps', ['earth', 'roads'], '© OpenStreetMap contributors'],
    ['OpenMapTiles', ['transportation', 'water'], '© OpenMapTiles · © OpenStreetMap contributors'],
  ])('whom %s is owed to, where the archive does not say it', async (_, names, expected) => {
    expect((await groundOf({ ...layers(...names), attribution: '' })).ground?.attribution).toBe(expected)
    expect((await groundOf({ ...layers(...names), attribution: '© Us' })).ground?.attribution).toBe('© Us')
  })

  it('its bounds, cut to the world', async () => {
    const { ground } = await groundOf(layers('streets', 'ridges'), { bounds: [-200, -95, 12, 91] })
    expect(ground?.bounds).toEqual([-180, -90, 12, 90])
  })
})

it('does not look again before it has rested', async () => {
  const directory = aDirectory()
  const maps = new MapFolder(directory, { log: (line) => expect.fail(line), restMs: 3_600_000 })
  onTestFinished(() => maps.close())
  expect(await maps.grounds()).toEqual([])
  await writePmtiles(join(directory, 'alps.a.pmtiles'), { tiles })
  expect(await maps.grounds()).toEqual([])
  expect(await maps.borrow('alps', 'a')).toBeNull()
})

it('keeps an archive open for those who have borrowed it, and no longer', async () => {
  const { maps, path, told } = aMapFolder()
  await writePmtiles(path('alps.a.pmtiles'), { tiles })
  await told()
  const first = needed(tiles[0])
  const map = needed(await maps.borrow('alps', 'a'))
  renameSync(path('alps.a.pmtiles'), path('gone'))
  expect(await told()).toEqual([])
  expect(await map.archive.tile(first)).not.toBeNull()
  map.release()
  expect(map.borrow()).toBe(false)
  await expect(map.archive.tile(first)).rejects.toThrow('file closed')
  expect(readFileSync(path('gone')).length).toBeGreaterThan(0)
})
