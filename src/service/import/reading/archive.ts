import { basename } from 'node:path'
import { FORMATS } from './format-of.ts'
import { readKml } from './formats/kml.ts'
import { holdsShapefile, readShapefiles } from './formats/shapefile.ts'
import { ImportError } from './input/import-error.ts'
import { withTemporaryFile } from './input/input.ts'
import { checkLimit, type Limits } from './input/limits.ts'
import type { SourceFeature } from './input/source-feature.ts'
import { openArchive, type Archive } from './input/zip.ts'
import { holdsOpenDocument, odsSheets } from './sheets/ods.ts'
import { readSpreadsheet } from './sheets/spreadsheet.ts'
import { holdsWorkbook, xlsxSheets } from './sheets/xlsx.ts'

type OnDone = (part: number) => void
type Features = AsyncGenerator<SourceFeature, undefined>

const ZIP = /\.zip$/i

/** The features of what a zip is: a spreadsheet, shapefiles, zips of them, or KML. Throws ImportErrors. */
export async function* readArchive(path: string, limits: Limits, onDone: OnDone): Features {
  const archive = await openArchive(path, limits)
  try {
    if (archive.names.some((name) => ZIP.test(name))) yield* readOuter(archive, limits, onDone)
    else yield* readPlain(archive, limits, onDone)
  } finally {
    archive.close()
  }
}

async function* readPlain(archive: Archive, limits: Limits, onDone: OnDone): Features {
  if (holdsWorkbook(archive)) yield* readSpreadsheet(await xlsxSheets(archive, limits), limits)
  else if (holdsOpenDocument(archive)) yield* readSpreadsheet(await odsSheets(archive, limits), limits)
  else if (holdsShapefile(archive)) yield* readShapefiles(archive, limits, onDone)
  else yield* readKml(archive.chunks(kmlIn(archive)), limits)
}

/** The features of an archive and of the zips in it, one after the other; what these unpack to counts together. */
async function* readOuter(archive: Archive, limits: Limits, onDone: OnDone): Features {
  const zips = archive.names.filter((name) => ZIP.test(name))
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
        yield* readPlain(inner, limits, onPart)
      } finally {
        inner.close()
      }
    })
    for await (const feature of named(within, name)) {
      yield { ...feature, number: ++number, place: `${basename(name)}: ${feature.place}` }
    }
  }
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

/** The file of a KMZ that counts, which is its first. */
function kmlIn({ names }: Archive): string {
  const found = names.find((name) => /\.kml$/i.test(name))
  if (found !== undefined) return found
  const other = OTHERS.find(([pattern]) => names.some((name) => pattern.test(name)))
  if (other !== undefined) throw new ImportError(other[1])
  const shown = names.slice(0, 5).join(', ')
  throw new ImportError(`it is a zip archive without a shapefile or KML (it has ${shown || 'nothing'}). ${FORMATS}`)
}
