import { featureOf } from '#contract/records/feature.ts'
import { messages } from '../output/messages/messages.ts'
import type { About, Job, WriteExport } from './format.ts'
import { recordPages } from './record-pages.ts'

/** A FeatureCollection of RFC 7946, a feature a line. */
export const writeGeojson: WriteExport = async (job, file) => {
  await file.append(`{"type":"FeatureCollection",${membersOf(job.about)},"features":[`)
  let written = 0
  for await (const lines of featureLines(job)) {
    await file.append(`${written === 0 ? '\n' : ',\n'}${lines.join(',\n')}`)
    written += lines.length
  }
  await file.append('\n]}\n')
  return written
}

/** A feature a line and nothing else, as programs like it that read line by line. */
export const writeGeojsonLines: WriteExport = async (job, file) => {
  let written = 0
  for await (const lines of featureLines(job)) {
    await file.append(`${lines.join('\n')}\n`)
    written += lines.length
  }
  return written
}

async function* featureLines({ selection, check, onProgress }: Job): AsyncGenerator<readonly string[], undefined> {
  for await (const page of recordPages(selection, true, check, onProgress)) {
    yield page.map((record) => JSON.stringify(featureOf(record, selection.fields)))
  }
}

/** What the collection says of itself beside its features, without the braces around. */
function membersOf({ service, demo, updatedAt, licences }: About): string {
  const members = {
    name: service,
    ...(demo ? { demo, description: messages.en.feed.demoNote } : {}),
    updated_at: updatedAt,
    licences,
  }
  return JSON.stringify(members).slice(1, -1)
}
