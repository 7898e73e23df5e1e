import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js'
import { boundsOf } from '#contract/geo/bounds.ts'
import { messages } from '../../output/messages/messages.ts'
import type { Job, WriteExport } from '../format.ts'
import { fillFile, type GrowingFile } from '../../archive/growing-file.ts'
import { recordPages } from '../record-pages.ts'
import { columnsOf } from './columns.ts'
import { featureOf } from './feature.ts'
import { FeatureIndex, NODE_SIZE } from './feature-index.ts'
import { headerOf } from './header.ts'

/**
 * A FlatGeobuf file (version 3). Its index stands before the features, which are written apart first; there is none
 * where a record has no geometry, as no search by place would find it.
 */
export const writeFlatgeobuf: WriteExport = async (job, file) => {
  const path = join(job.directory, 'features')
  const index = await fillFile(path, (features) => writeFeatures(job, features))
  await file.append(magicbytes)
  await file.append(headerFor(job, index))
  if (index.isWhole) {
    const order = index.inOrder()
    await file.append(index.tree(order))
    await copyInOrder(path, index, order, file)
  } else await file.appendFile(path)
  return index.count
}

async function writeFeatures({ selection, check, onProgress }: Job, file: GrowingFile): Promise<FeatureIndex> {
  const columns = columnsOf(selection.fields)
  const index = new FeatureIndex()
  for await (const page of recordPages(selection, true, check, onProgress)) {
    for (const record of page) {
      const feature = featureOf(record, columns)
      index.add(record.geometry == null ? null : boundsOf(record.geometry), feature.length)
      await file.append(feature)
    }
  }
  return index
}

function headerFor({ selection, about }: Job, index: FeatureIndex): Uint8Array {
  const { service, demo, updatedAt, licences } = about
  return headerOf({
    name: selection.kind,
    title: service,
    description: demo ? messages.en.feed.demoNote : null,
    metadata: {
      ...(demo ? { demo: 'true' } : {}),
      updated_at: updatedAt,
      licences: licences.map(({ name, uri }) => `${name} (${uri})`).join('; '),
    },
    columns: columnsOf(selection.fields),
    count: index.count,
    nodeSize: index.isWhole ? NODE_SIZE : 0,
    box: index.box,
  })
}

async function copyInOrder(path: string, index: FeatureIndex, order: Uint32Array, file: GrowingFile): Promise<void> {
  const features = openSync(path, 'r')
  try {
    for (const feature of order) {
      const [start, length] = index.stretchOf(feature)
      const bytes = Buffer.allocUnsafe(length)
      readSync(features, bytes, 0, length, start)
      await file.append(bytes)
    }
  } finally {
    closeSync(features)
  }
}
