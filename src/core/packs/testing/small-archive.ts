/** An archive of tiles that has one of them, of the whole world at zoom 0, in the third version of PMTiles. */
export function smallArchive(tile: Uint8Array): ArrayBuffer {
  const directory = [1, 0, 1, tile.length, 1]
  const header = new DataView(new ArrayBuffer(HEADER))
  for (const [at, letter] of new TextEncoder().encode('PMTiles').entries()) header.setUint8(at, letter)
  const tilesFrom = HEADER + directory.length
  const offsets = [HEADER, directory.length, tilesFrom, 0, tilesFrom, 0, tilesFrom, tile.length, 1, 1, 1]
  for (const [index, value] of offsets.entries()) header.setBigUint64(8 + index * 8, BigInt(value), true)
  for (const [index, value] of [VERSION, 1, PLAIN, PLAIN, VECTOR].entries()) header.setUint8(AT[index] ?? 0, value)
  return Uint8Array.of(...new Uint8Array(header.buffer), ...directory, ...tile).buffer
}

const HEADER = 127
const [VERSION, PLAIN, VECTOR] = [3, 1, 1]
/** The bytes of the header that tell the version, whether tiles are in order, two ways of packing, and the kind of tile. */
const AT = [7, 96, 97, 98, 99]
