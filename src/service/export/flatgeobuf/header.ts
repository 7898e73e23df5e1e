import { Builder, type Offset } from 'flatbuffers'
import type { ColumnMeta } from 'flatgeobuf/lib/mjs/column-meta.js'
import { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js'
import { Crs } from 'flatgeobuf/lib/mjs/flat-geobuf/crs.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js'
import type { BBox } from '#contract/geometry.ts'

const WGS_84 = 4326

/** What a FlatGeobuf file says of its features. */
export interface FileFacts {
  /** What programs call the layer. */
  readonly name: string
  readonly title: string
  readonly description: string | null
  /** What else there is to know; programs show texts alone. */
  readonly metadata: Readonly<Record<string, string>>
  readonly columns: readonly ColumnMeta[]
  readonly count: number
  /** How many children a node of the index has; 0 without an index. */
  readonly nodeSize: number
  /** The box of all features; null where it is not known. */
  readonly box: BBox | null
}

/** The header of a FlatGeobuf file, its length before it: the library's own leaves out the index and what is told here. */
export function headerOf(facts: FileFacts): Uint8Array {
  const { name, title, description, metadata, columns, count, nodeSize, box } = facts
  const builder = new Builder()
  const columnsAt = Header.createColumnsVector(
    builder,
    columns.map((column) => writeColumn(builder, column)),
  )
  const nameAt = builder.createString(name)
  const titleAt = builder.createString(title)
  const descriptionAt = description === null ? null : builder.createString(description)
  const metadataAt = builder.createString(JSON.stringify(metadata))
  const boxAt = box === null ? null : Header.createEnvelopeVector(builder, [...box])
  const crsAt = writeCrs(builder)
  Header.startHeader(builder)
  Header.addName(builder, nameAt)
  if (boxAt !== null) Header.addEnvelope(builder, boxAt)
  Header.addGeometryType(builder, GeometryType.Unknown)
  Header.addColumns(builder, columnsAt)
  Header.addFeaturesCount(builder, BigInt(count))
  Header.addIndexNodeSize(builder, nodeSize)
  Header.addCrs(builder, crsAt)
  Header.addTitle(builder, titleAt)
  if (descriptionAt !== null) Header.addDescription(builder, descriptionAt)
  Header.addMetadata(builder, metadataAt)
  builder.finishSizePrefixed(Header.endHeader(builder))
  return builder.asUint8Array()
}

function writeColumn(builder: Builder, { name, type }: ColumnMeta): Offset {
  const nameAt = builder.createString(name)
  Column.startColumn(builder)
  Column.addName(builder, nameAt)
  Column.addType(builder, type)
  return Column.endColumn(builder)
}

function writeCrs(builder: Builder): Offset {
  const organisationAt = builder.createString('EPSG')
  Crs.startCrs(builder)
  Crs.addOrg(builder, organisationAt)
  Crs.addCode(builder, WGS_84)
  return Crs.endCrs(builder)
}
