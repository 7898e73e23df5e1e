import { ReadProblem } from './read-problem.ts'

/** Where a zip archive may have its last record: that has a comment of up to 65,535 bytes. */
const TAIL = 22 + 0xffff
const END = 0x0605_4b50
const ENTRY = 0x0201_4b50
const DEFLATED = 8
/** The head of a file packed by gzip, without name and time. */
const GZIP_HEAD = Uint8Array.of(0x1f, 0x8b, DEFLATED, 0, 0, 0, 0, 0, 0, 0xff)
/** The names of routes, but for hidden files: macOS puts one beside each file that it packs. */
const ROUTE = /(?:^|\/)[^/.][^/]*\.(?:gpx|kml|tcx|geojson|fit)$/i

/** What a file packed by gzip, or the only route in a zip archive, unpacks to: at most so many bytes. */
export async function unpacked(file: Blob, most: number): Promise<Blob> {
  const head = await latin1(file.slice(0, 4))
  try {
    if (head.startsWith('\x1f\x8b')) return await gunzipped(file, most)
    return head === 'PK\x03\x04' || head === 'PK\x05\x06' ? await routeIn(file, most) : file
  } catch (error) {
    // Whatever else is thrown comes of records that lead beyond the file, or of data that cannot be unpacked.
    throw error instanceof ReadProblem ? error : new ReadProblem('damaged')
  }
}

async function gunzipped(packed: Blob, most: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    chunks.push(value)
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new ReadProblem('too-large')
    }
  }
  return new Blob(chunks)
}

/** The route of a zip archive; of several the document that a KMZ opens with. */
async function routeIn(zip: Blob, most: number): Promise<Blob> {
  const routes = (await entriesOf(zip)).filter(({ name }) => ROUTE.test(name))
  const route = routes.length === 1 ? routes[0] : routes.find(({ name }) => name === 'doc.kml')
  if (route === undefined || route.isEncrypted) throw new ReadProblem('packed')
  const local = await viewOf(zip.slice(route.offset, route.offset + 30))
  const start = route.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  const data = zip.slice(start, start + route.packedSize)
  if (route.method === 0) return data
  if (route.method !== DEFLATED) throw new ReadProblem('packed')
  // As gzip it is checked against its checksum and size.
  return gunzipped(new Blob([GZIP_HEAD, data, route.checksum, route.size]), most)
}

interface Entry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  /** Four bytes each, as they stand in the archive. */
  readonly checksum: ArrayBuffer
  readonly size: ArrayBuffer
  readonly packedSize: number
  readonly offset: number
}

async function entriesOf(zip: Blob): Promise<readonly Entry[]> {
  const tail = await viewOf(zip.slice(-TAIL))
  let end = tail.byteLength - 22
  while (tail.getUint32(end, true) !== END) end -= 1
  const directory = tail.getUint32(end + 16, true)
  const view = await viewOf(zip.slice(directory, directory + tail.getUint32(end + 12, true)))
  const entries: Entry[] = []
  for (let at = 0; at < view.byteLength;) {
    if (view.getUint32(at, true) !== ENTRY) throw new ReadProblem('damaged')
    const names = at + 46
    const next = names + view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(view.buffer.slice(names, next)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.buffer.slice(at + 16, at + 20),
      packedSize: view.getUint32(at + 20, true),
      size: view.buffer.slice(at + 24, at + 28),
      offset: view.getUint32(at + 42, true),
    })
    at = next + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function viewOf(blob: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.arrayBuffer())
}

/** The bytes of a short blob, each as a character. */
export async function latin1(blob: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))
}
