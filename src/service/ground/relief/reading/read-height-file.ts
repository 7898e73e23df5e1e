import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ReliefError } from '../relief-error.ts'
import type { HeightGrid } from './height-grid.ts'
import { cornerOfHgt, readHgt, sideOfHgt } from './hgt.ts'
import { withZipped } from './zipped.ts'

const HGT = /\.hgt$/i
let count = 0

/** The heights of a file, unpacked into a directory: one grid, or those of an archive. Throws a ReliefError. */
export async function* readHeightFile(path: string, directory: string): AsyncGenerator<HeightGrid, undefined> {
  const name = basename(path)
  const { start, bytes } = await beginningOf(path, name)
  if (start.startsWith('PK')) return yield* await zippedGrids(path, name, directory)
  if (HGT.test(name)) {
    cornerOfHgt(name)
    const side = sideOfHgt(name, bytes)
    return yield await readHgt(name, side, createReadStream(path), placeFor(directory))
  }
  throw new ReliefError(`${name} holds no heights that are known: .hgt, .tif and .zip of them are read.`)
}

async function zippedGrids(path: string, name: string, directory: string): Promise<readonly HeightGrid[]> {
  return withZipped(
    path,
    name,
    (entry) => HGT.test(entry),
    async (files) => {
      if (files.length === 0) throw new ReliefError(`${name} has no file of heights (.hgt) in it.`)
      const grids: HeightGrid[] = []
      try {
        for (const entry of files) {
          const { file, bytes } = entry
          cornerOfHgt(file)
          grids.push(await readHgt(file, sideOfHgt(file, bytes), entry.chunks(), placeFor(directory)))
        }
      } catch (error) {
        for (const grid of grids) grid.samples.close()
        throw error
      }
      return grids
    },
  )
}

/** The first bytes of a file, as Latin 1, and how many it has. */
async function beginningOf(path: string, name: string): Promise<{ start: string; bytes: number }> {
  try {
    const file = await open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
      return { start: buffer.toString('latin1', 0, bytesRead), bytes: (await file.stat()).size }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new ReliefError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

function placeFor(directory: string): string {
  return join(directory, `${++count}.samples`)
}
