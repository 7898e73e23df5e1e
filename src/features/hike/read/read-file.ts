import { readGeoJson } from './geojson.ts'
import { ReadProblem } from './read-problem.ts'
import type { Route } from './route.ts'
import { latin1, unpacked } from './unpack.ts'
import { XmlReader } from './xml.ts'

const MB = 1_000_000
/** Larger files are not read, nor what unpacks to more. */
const LARGEST = 200 * MB
const CHUNK = 1 << 20
const HEAD = 512

/** First bytes of files that are often taken for a track by mistake. */
const PICTURES = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*\0', 'MM\0*', 'BM']
/** What is packed in a way that is not unpacked, or packed twice. */
const PACKED = ['PK\x03\x04', '\x1f\x8b', '7z\xbc\xaf', 'Rar!']

/**
 * The line of a GPX, KML, TCX or GeoJSON file, also of one in a zip archive, as KMZ files are, or packed by gzip. They are
 * told apart by what they hold, not by their names. `onProgress` hears the share read, from 0 to 1. Throws
 * {@link ReadProblem}.
 */
export async function readFile(chosen: Blob, onProgress: (share: number) => void): Promise<Route> {
  const file = await unpacked(chosen, LARGEST)
  if (file.size === 0) throw new ReadProblem('empty')
  if (file.size > LARGEST) throw new ReadProblem('too-large')
  const head = await latin1(file.slice(0, HEAD))
  if (PICTURES.some((start) => head.startsWith(start)) || head.slice(4, 8) === 'ftyp') throw new ReadProblem('picture')
  if (PACKED.some((start) => head.startsWith(start))) throw new ReadProblem('packed')
  if (head.slice(8, 12) === '.FIT') throw new ReadProblem('fit')
  const decoder = decoderOf(head)
  const start = decoderOf(head)
    .decode(await file.slice(0, HEAD).arrayBuffer())
    .trimStart()
  const route = start.startsWith('<') ? await readXml(file, decoder, onProgress) : await readJson(file, decoder, start)
  if (!route.hasLine) throw new ReadProblem('no-line')
  return route.build()
}

async function readXml(file: Blob, decoder: TextDecoder, onProgress: (share: number) => void) {
  const reader = new XmlReader()
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer()
    const text = decoder.decode(bytes, { stream: true })
    reader.push(at === 0 ? text.trimStart() : text)
    onProgress(Math.min(1, (at + CHUNK) / file.size))
  }
  return reader.end()
}

async function readJson(file: Blob, decoder: TextDecoder, start: string) {
  if (start === '') throw new ReadProblem('empty')
  if (!/^[{[]/.test(start)) throw new ReadProblem('other')
  return readGeoJson(decoder.decode(await file.arrayBuffer()))
}

/** As the first bytes say: a byte order mark, the declaration of an XML file, else UTF-8. */
function decoderOf(head: string): TextDecoder {
  if (head.startsWith('\xff\xfe')) return new TextDecoder('utf-16le')
  if (head.startsWith('\xfe\xff')) return new TextDecoder('utf-16be')
  // A declaration that is read byte by byte is not in UTF-16, whatever it says.
  const declared = /^\s*<\?xml[^>]*encoding=["'](?!utf-16)([\w.-]+)["']/i.exec(head.replace('\xef\xbb\xbf', ''))?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
