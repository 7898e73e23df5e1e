import iconv from 'iconv-lite'
import { ImportError } from '../input/import-error.ts'
import type { ByteReader } from '../input/byte-reader.ts'
import { beginsInUtf8, CODE_PAGE_NAMES, codePageOf, type CodePage } from '../input/code-page.ts'
import { textOrWindows } from '../input/input.ts'
import { MEGABYTE } from '../input/limits.ts'

/** The rows of a dBASE table, one by one. */
export interface Table {
  readonly remarks: readonly string[]
  /** The next row, null after the last; `isDeleted` where it is only marked as gone. */
  next(): Promise<{ readonly isDeleted: boolean; readonly properties: Record<string, unknown> } | null>
}

interface Column {
  readonly name: string
  readonly type: string
  readonly from: number
  readonly to: number
}

type Decode = (bytes: Buffer) => string

const HEADER = 32
const DELETED = 0x2a
const END = 0x1a
const END_OF_COLUMNS = 0x0d

/**
 * Opens a dBASE table.
 * @param declared the encoding that a `.cpg` names; without one that of the table's own language, else UTF-8 or, where
 *   that does not fit, the code page that its beginning shows
 */
export async function openTable(bytes: ByteReader, declared: string | null): Promise<Table> {
  const header = Buffer.from(await bytes.take(HEADER))
  const count = header.readUInt32LE(4)
  const width = header.readUInt16LE(10)
  const rest = header.readUInt16LE(8) - HEADER
  if (rest < 0 || width < 1) throw new ImportError('its .dbf is damaged')
  const columns = await bytes.take(rest)
  const encoding = declared === null ? languages.get(header[29] ?? 0) : encodingOf(declared)
  const texts = encoding === undefined ? await bytes.peek(MEGABYTE) : Buffer.of()
  const guessed = beginsInUtf8(texts) ? null : codePageOf(texts)
  const decode = decoder(encoding, guessed ?? 'win1252')
  const read = rowReader(columnsOf(columns, decode), decode)
  let number = 0
  return {
    remarks: guessed === null ? [] : [lettersTaken(guessed)],
    async next() {
      if (number++ === count) return null
      const row = await bytes.takeOrEnd(width)
      return row === null || row[0] === END ? null : { isDeleted: row[0] === DELETED, properties: read(row) }
    },
  }
}

function columnsOf(bytes: Buffer, decode: Decode): Column[] {
  const columns: Column[] = []
  let from = 1
  for (let at = 0; at + HEADER <= bytes.length && bytes[at] !== END_OF_COLUMNS; at += HEADER) {
    const name = bytes.subarray(at, at + 11)
    const end = name.indexOf(0)
    const to = from + bytes.readUInt8(at + 16)
    const type = bytes.toString('latin1', at + 11, at + 12)
    columns.push({ name: decode(name.subarray(0, end < 0 ? name.length : end)).trim(), type, from, to })
    from = to
  }
  return columns
}

function rowReader(columns: readonly Column[], decode: Decode) {
  return (row: Buffer): Record<string, unknown> =>
    Object.fromEntries(columns.map(({ name, type, from, to }) => [name, valueOf(row.subarray(from, to), type, decode)]))
}

function valueOf(bytes: Buffer, type: string, decode: Decode): unknown {
  if (type === 'I' && bytes.length === 4) return bytes.readInt32LE()
  if (type === 'O' && bytes.length === 8) return bytes.readDoubleLE()
  const text = decode(bytes)
    .replace(/[\0 ]+$/, '')
    .trimStart()
  if (text === '' || /^\*+$/.test(text)) return null
  if (type === 'N' || type === 'F') return Number.isNaN(Number(text)) || isRounded(text) ? text : Number(text)
  if (type === 'D') return /^0+$/.test(text) ? null : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (type === 'L') return /^[yt]$/i.test(text) ? true : /^[nf]$/i.test(text) ? false : null
  return text
}

/** Whether it is a whole number, such as a long identifier, that JavaScript would round. */
function isRounded(text: string): boolean {
  return /^[-+]?\d+$/.test(text) && !Number.isSafeInteger(Number(text))
}

/** dBASE language ids, as far as they were ever usual. */
const languages = new Map([
  [0x01, 'cp437'],
  [0x02, 'cp850'],
  [0x03, 'win1252'],
  [0x08, 'cp865'],
  [0x13, 'shift_jis'],
  [0x4d, 'gbk'],
  [0x4e, 'cp949'],
  [0x4f, 'big5'],
  // 0x57 is whatever Windows had where it was written, and so says nothing.
  [0x58, 'win1252'],
  [0x59, 'win1252'],
  [0x64, 'cp852'],
  [0x65, 'cp866'],
  [0x66, 'cp865'],
  [0x6a, 'cp737'],
  [0x6b, 'cp857'],
  [0x78, 'big5'],
  [0x79, 'cp949'],
  [0x7a, 'gbk'],
  [0x7b, 'shift_jis'],
  [0x7c, 'win874'],
  [0x7d, 'win1255'],
  [0x7e, 'win1256'],
  [0xc8, 'win1250'],
  [0xc9, 'win1251'],
  [0xca, 'win1254'],
  [0xcb, 'win1253'],
  [0xcc, 'win1257'],
])

/** The encoding that a `.cpg` names in any of the ways that programs have. */
function encodingOf(cpg: string): string | undefined {
  const given = cpg.replaceAll('\0', '').trim()
  if (given === '') return undefined
  const name = given
    .toLowerCase()
    .replace(/^ldid\/(\d+)$/, (_, id: string) => languages.get(Number(id)) ?? 'win1252')
    .replace(/^(ansi|oem)[\s_-]*/, '')
    .replace(/^65001$/, 'utf8')
    .replace(/^(\d{3,4})$/, 'cp$1')
    .replace(/^(?:iso)?[-_ ]?8859[-_ ]?(\d+)$/, 'iso-8859-$1')
    .replace(/^(iso-8859-1|latin-?1)$/, 'win1252')
    .replace(/^cp(8859)(\d+)$/, 'iso-8859-$2')
  if (!iconv.encodingExists(name))
    throw new ImportError(`its .cpg names ${given}, which is not known: save it in UTF-8`)
  return name
}

function lettersTaken(codePage: CodePage): string {
  return `letters taken as ${CODE_PAGE_NAMES[codePage]}, which nothing names: if they are wrong, put a .cpg with the right one beside it`
}

function decoder(encoding: string | undefined, otherwise: CodePage): Decode {
  if (encoding === undefined || /^utf-?8$/.test(encoding)) return (bytes) => textOrWindows(bytes, otherwise)
  return (bytes) => iconv.decode(bytes, encoding)
}
