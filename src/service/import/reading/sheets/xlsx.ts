import { posix } from 'node:path'
import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import type { Archive } from '../input/zip.ts'
import { isDateFormat } from './excel-dates.ts'
import type { Sheet } from './sheet.ts'
import { MergeReader, withMerged } from './merged-cells.ts'
import { isOn, SharedTextReader, XlsxRowReader, type Shared, type SharedText } from './xlsx-rows.ts'
import { elementsOf, readXml, type Attributes, type XmlReader } from '../input/xml.ts'

const WORKBOOK = /(^|\/)workbook\.xml$/

/** Whether an archive is an Excel workbook. */
export function holdsWorkbook({ names }: Pick<Archive, 'names'>): boolean {
  return names.some((name) => WORKBOOK.test(name))
}

/** The visible sheets of an Excel workbook. Throws ImportErrors. */
export async function xlsxSheets(archive: Archive, limits: Limits): Promise<Sheet[]> {
  const workbook = archive.names.find((name) => WORKBOOK.test(name)) ?? ''
  const folder = posix.dirname(workbook)
  const parts = await partsOf(archive, limits, workbook)
  const elements = await elementsOf(archive.chunks(workbook), limits, workbook)
  const isTrue = (value = '') => value === '1' || value === 'true'
  const shared: Shared = {
    texts: await textsOf(archive, limits, parts),
    ...(await stylesOf(archive, limits, parts)),
    is1904: elements.some(({ name, attributes }) => name === 'workbookPr' && isTrue(attributes['date1904'])),
  }
  return elements.flatMap(({ name, attributes }) => {
    const target = parts.get(attributes[Object.keys(attributes).find((key) => key.endsWith(':id')) ?? ''] ?? '')?.target
    if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '') || target === undefined) return []
    const path = posix.join(folder, target)
    if (!/sheets\//i.test(path) || !archive.names.includes(path)) return []
    const read = <T>(reader: XmlReader<T>) => readXml(archive.chunks(path), limits, path, reader)
    const rows = withMerged(
      () => read(new MergeReader()),
      () => read(new XlsxRowReader(shared, limits)),
    )
    return [{ name: attributes['name'] ?? path, rows }]
  })
}

interface Part {
  readonly type: string
  /** Relative to the folder of the workbook. */
  readonly target: string
}

/** The parts that a workbook refers to, by their ids. */
async function partsOf(archive: Archive, limits: Limits, workbook: string): Promise<ReadonlyMap<string, Part>> {
  const folder = posix.dirname(workbook)
  const path = posix.join(folder, '_rels', `${posix.basename(workbook)}.rels`)
  if (!archive.names.includes(path)) throw new ImportError(`it is a damaged Excel file: ${path} is not in it`)
  const elements = await elementsOf(archive.chunks(path), limits, path)
  return new Map(
    elements
      .filter(({ name }) => name === 'Relationship')
      .map(({ attributes: { Id = '', Type = '', Target = '' } }) => {
        const target = Target.startsWith('/') ? posix.relative(`/${folder}`, Target) : Target
        return [Id, { type: posix.basename(Type), target: target.replace(/^\.\//, '') }] as const
      }),
  )
}

function partOfType(archive: Archive, parts: ReadonlyMap<string, Part>, type: string): string | null {
  const workbook = archive.names.find((name) => WORKBOOK.test(name)) ?? ''
  const target = [...parts.values()].find((part) => part.type === type)?.target
  const path = target === undefined ? '' : posix.join(posix.dirname(workbook), target)
  return archive.names.includes(path) ? path : null
}

async function textsOf(archive: Archive, limits: Limits, parts: ReadonlyMap<string, Part>): Promise<SharedText[]> {
  const path = partOfType(archive, parts, 'sharedStrings')
  const texts: SharedText[] = []
  if (path === null) return texts
  let length = 0
  for await (const text of readXml(archive.chunks(path), limits, path, new SharedTextReader())) {
    // A text takes some bytes of its own, be it an empty one.
    checkLimit(limits, 'whole_mb', (length += text.text.length + 16), path)
    texts.push(text)
  }
  return texts
}

/** Which styles of cells show dates, and which strike through. */
async function stylesOf(
  archive: Archive,
  limits: Limits,
  parts: ReadonlyMap<string, Part>,
): Promise<Pick<Shared, 'dates' | 'struck'>> {
  const path = partOfType(archive, parts, 'styles')
  if (path === null) return { dates: [], struck: [] }
  const elements = await elementsOf(archive.chunks(path), limits, path)
  const struckFonts = fontsStruck(elements)
  const codes = new Map<number, string>()
  const dates: boolean[] = []
  const struck: boolean[] = []
  let isCells = false
  for (const { name, attributes } of elements) {
    const id = Number(attributes['numFmtId'])
    if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
    else if (name === 'cellXfs') isCells = true
    else if (name === 'cellStyles' || name === 'dxfs') isCells = false
    else if (name === 'xf' && isCells) {
      dates.push(isDateFormat(id, codes.get(id)))
      struck.push(struckFonts[Number(attributes['fontId'] ?? 0)] === true)
    }
  }
  return { dates, struck }
}

/** Of each font that cells have, whether it is struck through. */
function fontsStruck(elements: readonly { readonly name: string; readonly attributes: Attributes }[]): boolean[] {
  const fonts: boolean[] = []
  for (const { name, attributes } of elements) {
    if (name === 'fills' || name === 'cellXfs' || name === 'dxfs') break
    if (name === 'font') fonts.push(false)
    else if (name === 'strike') fonts[fonts.length - 1] = isOn(attributes)
  }
  return fonts
}
