import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../store/testing/store.ts'
import { readOptions } from './options.ts'

const pipe = new PassThrough()
const terminal = Object.assign(new PassThrough(), { isTTY: true })
const read = (line: string, output: PassThrough = pipe) => readOptions(line.split(' '), output)

describe('the arguments of an export', () => {
  it('say what goes where', () => {
    const path = join(aDirectory(), 'areas.fgb')
    expect(read(`--format flatgeobuf --output ${path}`)).toMatchObject({
      format: 'flatgeobuf',
      kind: 'areas',
      target: path,
    })
    expect(read('--format csv --kind closures --wkt')).toMatchObject({ kind: 'closures', wkt: true, target: pipe })
    const options = read('--format geojson --where country_id=752&bbox=1,2,3,4')
    expect(options === 'help' ? null : options.where.get('bbox')).toBe('1,2,3,4')
    expect(read('--help')).toBe('help')
  })

  it.each([
    ['--kind areas', '--format: choose from geojson, geojsonl, flatgeobuf, csv, pmtiles'],
    ['--format shapefile', '--format: choose from'],
    ['--format csv --kind wildlife', '--kind: choose from areas, closures'],
    ['--format flatgeobuf', '--format flatgeobuf needs a file: name it with --output.'],
    ['--format pmtiles --kind closures', 'leave --kind and --where out'],
    ['--format pmtiles --max-zoom 15', '--max-zoom: enter a zoom from 0 to 14.'],
    ['--format pmtiles --max-zoom -1', '--max-zoom'],
    ['--format csv --output /nowhere/at/all.csv', 'There is no directory /nowhere/at.'],
    ['--format csv --colour red', '--colour'],
  ])('are refused with a reason: %s', (line, reason) => {
    expect(() => read(line)).toThrow(reason)
  })

  it('name a file where a terminal would be flooded', () => {
    expect(() => read('--format csv', terminal)).toThrow('name a file with --output')
  })

  it('overwrite a file only by force, and no directory', () => {
    const directory = aDirectory()
    const path = join(directory, 'areas.csv')
    writeFileSync(path, 'precious')
    expect(() => read(`--format csv --output ${path}`)).toThrow(`${path} is there already`)
    expect(read(`--format csv --output ${path} --force`)).toMatchObject({ target: path })
    expect(() => read(`--format csv --output ${directory} --force`)).toThrow('is a directory')
  })
})
