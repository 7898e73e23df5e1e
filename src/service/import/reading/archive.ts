import { basename } from 'node:path'
import { FORMATS } from './format-of.ts'
import { readKml } from './formats/kml.ts'
import { holdsShapefile, readShapefiles } from './formats/shapefile.ts'
import { ImportError } from './input/import-error.ts'
import { withTemporaryFile } from './input/input.ts'
import { Lacks, type Lack } from './input/lack.ts'
import { checkLimit, type Limits } from './input/limits.ts'
import type { SourceFeature } from './input/source-feature.ts'
import { openArchive, type Archive } from './input/zip.ts'
import { holdsOpenDocument, odsSheets } from './sheets/ods.ts'
import { readSpreadsheet } from './sheets/spreadsheet.ts'
import { holdsWorkbook, xlsxSheets } from './sheets/xlsx.ts'

type OnDone = (part: number) => void
type Features = AsyncGenerator<SourceFeature, undefined>

const ZIP = /\.zip$/i

/** How a zip is read. */
export interface ArchiveReading {
  readonly limits: Limits
  /** Told which part of all has been read, from 0 to 1. */
  readonly onDone: OnDone
  /** Told at the end where its files say that they are parts of more. */
  readonly onLack: (lack: Lack) => void
  /** Reads a file of another format that has been unpacked. */
  readonly readUnpacked: (path: string, onLack: (lack: Lack) => void) => Features
}

/**
 * The features of what a zip is: a spreadsheet, shapefiles, zips of them, KML, or files of another format. Throws
 * ImportErrors.
 */
export async function* readArchive(path: string, reading: ArchiveReading): Features {
  const archive = await openArchive(path, reading.limits)
  try {
    if (archive.names.some((name) => ZIP.test(name))) yield* readOuter(archive, reading)
    else yield* readPlain(archive, reading)
  } finally {
    archive.close()
  }
}

async function* readPlain(archive: Archive, reading: ArchiveReading): Features {
  const { limits, onDone, onLack, readUnpacked } = reading
  if (holdsWorkbook(archive)) yield* readSpreadsheet(await xlsxSheets(archive, limits), limits)
  else if (holdsOpenDocument(archive)) yield* readSpreadsheet(await odsSheets(archive, limits), limits)
  else if (holdsShapefile(archive)) yield* withUnread(archive, [], readShapefiles(archive, limits, onDone))
  else {
    const [names, isKml] = filesIn(archive)
    const lacks = new Lacks()
    const readOne = (name: string) =>
      isKml
        ? readKml(archive.chunks(name), limits)
        : withTemporaryFile(archive.chunks(name), (path) => readUnpacked(path, lacks.next()))
    yield* withUnread(archive, names, readEach(names, readOne))
    if (lacks.total !== null) onLack(lacks.total)
  }
}

/** Features of which the first tells what else of the archive could be read and is not, as it may be the same in another format. */
async function* withUnread({ names }: Archive, read: readonly string[], features: Features): Features {
  const others = names.filter((name) => !read.includes(name) && KINDS.some((kind) => kind.test(name)))
  let left =
    others.length === 0 ? [] : [`not read, beside other files of the zip: ${others.slice(0, MOST_NAMED).join(', ')}`]
  for await (const feature of features) {
    yield left.length === 0 ? feature : { ...feature, remarks: [...(feature.remarks ?? []), ...left] }
    left = []
  }
}

/** The features of files in an archive, numbered through: of a KMZ, its first links to the others. */
async function* readEach(names: readonly string[], read: (name: string) => Features): Features {
  let number = 0
  for (const name of names) {
    for await (const feature of named(read(name), name)) {
      number++
      yield names.length === 1 ? feature : { ...feature, number, place: `${basename(name)}: ${feature.place}` }
    }
  }
}

/** The features of an archive and of the zips in it, one after the other; what these unpack to counts together. */
async function* readOuter(archive: Archive, reading: ArchiveReading): Features {
  const { limits, onDone, onLack } = reading
  const zips = archive.names.filter((name) => ZIP.test(name))
  const lacks = new Lacks()
  let unpacked = 0
  let number = 0
  if (holdsShapefile(archive)) {
    for await (const feature of readShapefiles(archive, limits, () => {})) yield { ...feature, number: ++number }
  }
  for (const [index, name] of zips.entries()) {
    const onPart: OnDone = (part) => onDone((index + part) / zips.length)
    unpacked += archive.sizeOf(name)
    checkLimit(limits, 'unpacked_mb', unpacked)
    const within = withTemporaryFile(archive.chunks(name), async function* (path): Features {
      const inner = await openArchive(path, limits)
      try {
        unpacked += inner.names.reduce((sum, one) => sum + inner.sizeOf(one), 0)
        checkLimit(limits, 'unpacked_mb', unpacked)
        if (inner.names.some((one) => ZIP.test(one)))
          throw new ImportError('it has zips in it once more: unpack it first')
        yield* readPlain(inner, { ...reading, onDone: onPart, onLack: lacks.next() })
      } finally {
        inner.close()
      }
    })
    for await (const feature of named(within, name)) {
      yield { ...feature, number: ++number, place: `${basename(name)}: ${feature.place}` }
    }
  }
  if (lacks.total !== null) onLack(lacks.total)
}

/** Features, and errors that name the file within the archive. */
async function* named(features: Features, name: string): Features {
  try {
    yield* features
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause
    throw new ImportError(`${name} in it: ${cause.message}`, { cause })
  }
}

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^word\/document\.xml$/, 'it is a Word file: save its table as CSV or .xlsx'],
  [/(^|\/)workbook\.bin$/, 'it is a binary Excel file (.xlsb): open it, and save it as .xlsx'],
]

const MOST_NAMED = 5
const KML = /\.kml$/i
/** What a zip may hold besides, by the endings of names: of the first kind that there is, all are read. */
const KINDS = [
  KML,
  /\.gpkg$/i,
  /\.gml$/i,
  /\.gpx$/i,
  /\.fgb$/i,
  /\.(geo|topo)json(l|seq)?$/i,
  /\.(nd)?json$/i,
  /\.(csv|tsv)$/i,
]

/** The files that count, and whether they are KML. Throws an ImportError where there are none. */
function filesIn({ names }: Archive): readonly [names: readonly string[], isKml: boolean] {
  for (const kind of KINDS) {
    const found = names.filter((name) => kind.test(name))
    if (found.length > 0) return [found, kind === KML]
  }
  const other = OTHERS.find(([pattern]) => names.some((name) => pattern.test(name)))
  if (other !== undefined) throw new ImportError(other[1])
  const shown = names.slice(0, 5).join(', ')
  throw new ImportError(`it is a zip archive without a file that is read (it has ${shown || 'nothing'}). ${FORMATS}`)
}
