import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { run } from '../testing/program.ts'
import { aDirectory, storeKinds, write } from '../store/testing/store.ts'

const areas = Array.from({ length: 3000 }, (_, index) => anArea({ uuid: uuidOf(index + 1) }))

describe.each(storeKinds)('the export from $name', ({ aPlace }) => {
  const exporting = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
    run('export', args, environment)

  it('runs beside a service, and writes to a file or on', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await write(writer, { areas: areas.slice(0, 3) })
    await writer.close()
    const service = run('main', [], { PORT: '0', ...place.environment })
    await service.saying(/Fieldgate is at/)
    const path = join(aDirectory(), 'areas.geojson')
    const toFile = exporting(place.environment, '--format', 'geojson', '--output', path)
    expect([await toFile.ended, toFile.said()]).toEqual([0, expect.stringContaining('3 areas written.')])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ features: [{}, {}, {}] })
    const again = exporting(place.environment, '--format', 'geojson', '--output', path)
    expect([await again.ended, again.said()]).toEqual([1, expect.stringMatching(/--force.*\nNothing was exported/)])
    const onwards = exporting(place.environment, '--format', 'csv', '--where', 'fields=name')
    expect([await onwards.ended, onwards.said()]).toEqual([0, expect.stringContaining('name\r\nQuiet Marsh\r\n')])
  })

  it('leaves no half file when a signal ends it, and nothing at all of what it sees coming', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { areas })
    for (const { signal, left } of [
      { signal: 'SIGKILL', left: [expect.stringMatching(/^\.fieldgate-export-/)] },
      { signal: 'SIGTERM', left: [] },
    ] as const) {
      const directory = aDirectory()
      const tiles = exporting(place.environment, '--format', 'pmtiles', '--output', join(directory, 'areas.pmtiles'))
      while (readdirSync(directory).length === 0) await sleep(5)
      tiles.process.kill(signal)
      expect(await tiles.ended).toBe(signal)
      expect(readdirSync(directory)).toEqual(left)
    }
  })
})
