import type { Writable } from 'node:stream'
import { parsedOptions } from '../intake/options.ts'
import { TILE_MAX_ZOOM } from '#contract/tiles/grid.ts'
import { ExportError } from './export-error.ts'
import { FORMATS, type ExportRequest } from './run-export.ts'
import { KINDS } from './selection.ts'
import { checkPath, type Target } from './target.ts'

export const USAGE = `Usage: npm run -s export -- --format FORMAT [--kind areas|closures] [--output FILE] [--force]
                            [--where QUERY] [--wkt] [--max-zoom ZOOM]

Writes what is in the store of DATABASE_URL or under DATA_DIR, beside a running service or not.

  --format    geojson, geojsonl (a feature a line), flatgeobuf, csv, or pmtiles (tiles of all areas)
  --kind      areas (the default) or closures, those that are over too
  --output    a file; without it, geojson, geojsonl and csv go to standard output
  --force     overwrites the file
  --where     parameters of the list in the interface: 'country_id=752&bbox=17,67,19,69', 'fields=uuid,name'
  --wkt       csv: adds each geometry as well-known text
  --max-zoom  pmtiles: the last zoom, 0 to ${TILE_MAX_ZOOM} (the default)

Ends with 0 where the export is complete, 1 where nothing was exported.`

export interface ExportOptions extends Pick<ExportRequest, 'format' | 'kind' | 'where' | 'wkt' | 'maxZoom'> {
  readonly target: Target
}

/**
 * Reads the command's arguments; `output` is where an export goes without a file. Throws an ExportError, or one of
 * `parseArgs`, that says what is wrong.
 */
export function readOptions(args: readonly string[], output: Writable & { isTTY?: boolean }): ExportOptions | 'help' {
  const { values } = parsedOptions({
    args: [...args],
    options: {
      format: { type: 'string' },
      kind: { type: 'string', default: 'areas' },
      output: { type: 'string' },
      force: { type: 'boolean', default: false },
      where: { type: 'string', default: '' },
      wkt: { type: 'boolean', default: false },
      'max-zoom': { type: 'string', default: String(TILE_MAX_ZOOM) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const format = oneOf(FORMATS, values.format, '--format')
  const kind = oneOf(KINDS, values.kind, '--kind')
  if (format === 'pmtiles' && (kind !== 'areas' || values.where !== '')) {
    throw new ExportError('--format pmtiles holds all areas, and nothing else: leave --kind and --where out.')
  }
  return {
    format,
    kind,
    where: new URLSearchParams(values.where),
    wkt: values.wkt,
    maxZoom: zoomIn(values['max-zoom']),
    target: targetOf(format, values.output, values.force, output),
  }
}

function oneOf<T extends string>(choices: readonly T[], text: string | undefined, option: string): T {
  const choice = choices.find((word) => word === text)
  if (choice !== undefined) return choice
  throw new ExportError(`${option}: choose from ${choices.join(', ')}. There is more in --help.`)
}

function zoomIn(text: string): number {
  const zoom = /^\d\d?$/.test(text) ? Number(text) : NaN
  if (zoom <= TILE_MAX_ZOOM) return zoom
  throw new ExportError(`--max-zoom: enter a zoom from 0 to ${TILE_MAX_ZOOM}.`)
}

function targetOf(
  format: ExportRequest['format'],
  path: string | undefined,
  force: boolean,
  output: Writable & { isTTY?: boolean },
): Target {
  if (path !== undefined) {
    checkPath(path, force)
    return path
  }
  const isBinary = format === 'flatgeobuf' || format === 'pmtiles'
  if (isBinary) throw new ExportError(`--format ${format} needs a file: name it with --output.`)
  if (output.isTTY === true) {
    throw new ExportError('This would fill the terminal: name a file with --output, or send it on with > or |.')
  }
  return output
}
