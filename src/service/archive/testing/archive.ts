import { readFileSync } from 'node:fs'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'

/** A file as an archive of tiles. */
export function archiveIn(path: string): PMTiles {
  const bytes = readFileSync(path)
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
  return new PMTiles(source)
}
