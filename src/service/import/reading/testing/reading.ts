import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Geometry, Position } from 'geojson'
import { aDirectory } from '../../../store/testing/store.ts'
import { readFeatures } from '../feature-file.ts'
import { usualLimits, type Limits } from '../input/limits.ts'
import type { SourceFeature } from '../input/source-feature.ts'

/** The features of bytes in a file of a name. */
export async function readBytes(
  bytes: Uint8Array | string,
  name = 'file',
  limits: Partial<Limits> = {},
): Promise<SourceFeature[]> {
  const path = join(aDirectory(), name)
  writeFileSync(path, bytes)
  return readFile(path, () => {}, limits)
}

export async function readFile(
  path: string,
  onRead: (bytes: number) => void = () => {},
  limits: Partial<Limits> = {},
): Promise<SourceFeature[]> {
  const found: SourceFeature[] = []
  for await (const feature of readFeatures(path, onRead, { ...usualLimits, ...limits })) found.push(feature)
  return found
}

/** A zip archive of files, packed unless `level` is 0. */
export function zipped(files: Readonly<Record<string, Uint8Array | string>>, level: 0 | 6 = 6): Uint8Array {
  const bytes = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)] as const)
  return zipSync(Object.fromEntries(bytes), { level })
}

type Shape = Extract<Geometry, { type: 'Point' | 'MultiPoint' | 'MultiLineString' | 'MultiPolygon' }>

/** The `.shp` of geometries, wound as they are; `z` gives each position that height. */
export function shpOf(geometries: readonly (Shape | null)[], z?: number): Buffer {
  const records = geometries.map((geometry, index) => {
    const content = geometry === null ? int32(0) : recordOf(geometry, z)
    return Buffer.concat([int32BE(index + 1), int32BE(content.length / 2), content])
  })
  const body = Buffer.concat(records)
  const header = Buffer.alloc(100)
  header.writeInt32BE(9994, 0)
  header.writeInt32BE((100 + body.length) / 2, 24)
  header.writeInt32LE(1000, 28)
  return Buffer.concat([header, body])
}

function recordOf(geometry: Shape, z: number | undefined): Buffer {
  const type =
    { Point: 1, MultiPoint: 8, MultiLineString: 3, MultiPolygon: 5 }[geometry.type] + (z === undefined ? 0 : 10)
  const parts = partsOf(geometry)
  const positions = parts.flat()
  const heights = z === undefined ? [] : positions.map(() => double(z))
  if (geometry.type === 'Point') return Buffer.concat([int32(type), xy(geometry.coordinates), ...heights])
  const counts =
    geometry.type === 'MultiPoint' ? [int32(positions.length)] : [int32(parts.length), int32(positions.length)]
  let start = 0
  const starts = geometry.type === 'MultiPoint' ? [] : parts.map((part) => int32((start += part.length) - part.length))
  const range = z === undefined ? [] : [double(z), double(z)]
  return Buffer.concat([
    int32(type),
    Buffer.alloc(32),
    ...counts,
    ...starts,
    ...positions.map(xy),
    ...range,
    ...heights,
  ])
}

function partsOf(geometry: Shape): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]]
    case 'MultiPoint':
      return [geometry.coordinates]
    case 'MultiLineString':
      return geometry.coordinates
    case 'MultiPolygon':
      return geometry.coordinates.flat()
  }
}

export type DbfColumn = readonly [name: string, type: 'C' | 'N' | 'D' | 'L', width: number]

/** The `.dbf` of rows, their texts in Latin-1; those of `deleted` are marked as gone. */
export function dbfOf(
  columns: readonly DbfColumn[],
  rows: readonly (readonly (string | Buffer)[])[],
  { language = 0, deleted = [] }: { readonly language?: number; readonly deleted?: readonly number[] } = {},
): Buffer {
  const width = columns.reduce((sum, [, , size]) => sum + size, 1)
  const header = Buffer.alloc(32)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(rows.length, 4)
  header.writeUInt16LE(32 * (columns.length + 1) + 1, 8)
  header.writeUInt16LE(width, 10)
  header.writeUInt8(language, 29)
  const fields = columns.map(([name, type, size]) => {
    const field = Buffer.alloc(32)
    field.write(name.slice(0, 10), 'latin1')
    field.write(type, 11, 'latin1')
    field.writeUInt8(size, 16)
    return field
  })
  const records = rows.map((row, index) => {
    const record = Buffer.alloc(width, ' ')
    if (deleted.includes(index)) record.write('*')
    let at = 1
    columns.forEach(([, , size], column) => {
      const value = row[column] ?? ''
      record.set(typeof value === 'string' ? Buffer.from(value, 'latin1') : value, at)
      at += size
    })
    return record
  })
  return Buffer.concat([header, ...fields, Buffer.of(0x0d), ...records, Buffer.of(0x1a)])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

function int32BE(value: number): Buffer {
  return int32(value).swap32()
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

function xy([x = 0, y = 0]: Position): Buffer {
  return Buffer.concat([double(x), double(y)])
}

/** A clockwise square, as shapefiles wind outer rings; reversed, a hole. */
export function box(x: number, y: number, size: number): Position[] {
  return [
    [x, y],
    [x, y + size],
    [x + size, y + size],
    [x + size, y],
    [x, y],
  ]
}
