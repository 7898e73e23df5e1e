import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openHeights, type Heights } from '../heights.ts'
import { aDirectory } from '../../../store/testing/store.ts'

/** A height in metres by longitude and latitude; null for none. */
export type Surface = (lng: number, lat: number) => number | null

const VOID = -32_768

/** The bytes of an `.hgt` file of the degree that begins at a south-western corner. */
export function hgtBytes([west, south]: readonly [number, number], surface: Surface, side = 1201): Buffer {
  const bytes = Buffer.alloc(side * side * 2)
  for (let index = 0; index < side * side; index++) {
    const lng = west + (index % side) / (side - 1)
    const lat = south + 1 - Math.floor(index / side) / (side - 1)
    bytes.writeInt16BE(Math.round(surface(lng, lat) ?? VOID), index * 2)
  }
  return bytes
}

function hgtName([west, south]: readonly [number, number]): string {
  const part = (letter: string, number: number, digits: number) =>
    letter + String(Math.abs(number)).padStart(digits, '0')
  return `${part(south < 0 ? 'S' : 'N', south, 2)}${part(west < 0 ? 'W' : 'E', west, 3)}.hgt`
}

/** A path to an `.hgt` file that goes with the test. */
export function anHgt(corner: readonly [number, number], surface: Surface, side = 1201): string {
  return aFile(hgtName(corner), hgtBytes(corner, surface, side))
}

export function aFile(name: string, bytes: Uint8Array): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, bytes)
  return path
}

/** Heights of files, closed when the test ends. */
export async function heightsIn(...files: readonly string[]): Promise<Heights> {
  const heights = await openHeights(files, { directory: aDirectory() })
  onTestFinished(() => heights.close())
  return heights
}

const METRES_A_DEGREE = 111_200

/** Metres between two places that are near each other. */
export function metresBetween([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  return METRES_A_DEGREE * Math.hypot((c - a) * Math.cos((b * Math.PI) / 180), d - b)
}
