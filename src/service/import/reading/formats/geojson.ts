import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { FeatureSplitter } from '../json/feature-splitter.ts'
import { featureOf } from './geojson-feature.ts'
import { lackOf } from '../input/lack.ts'
import { withoutMark, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'

/**
 * The features of a GeoJSON FeatureCollection, one by one as its bytes come. The `crs` of the format's first version
 * counts where it stands before the features, as most programs write it, or near the end of a file that is not gzipped.
 * Throws ImportErrors.
 */
export async function* readGeojson(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const splitter = new FeatureSplitter(input.limits)
  let placing: Placing | null = null
  let title: string | undefined
  for await (const chunk of withoutMark(input.chunks())) {
    for (const text of splitter.push(chunk)) {
      if (placing === null) {
        const opening = Opening.safeParse(splitter.opening).data ?? {}
        title = titleIn(opening)
        placing = placingOf(opening.crs ?? crsBehind(await input.tail()))
      }
      const feature = featureOf(text, placing)
      if (!isFolder(feature)) yield { ...feature, title }
    }
  }
  const frame = splitter.end()
  const lack = lackOf(frame, frame.features)
  if (lack !== null) input.onLack(lack)
  const late = placingOf(frame.crs)
  if (placing !== null && late.remarks.join() !== placing.remarks.join()) {
    throw new ImportError('its coordinate system (crs) stands behind its features: move it before them')
  }
}

/** Whether a feature is a folder of CalTopo’s, which stands among what is in it. */
function isFolder({ geometry, properties }: SourceFeature): boolean {
  return geometry === null && properties['class'] === 'Folder' && typeof properties['title'] === 'string'
}

const Named = z.object({ properties: z.object({ name: z.string() }) })
const Coded = z.object({ properties: z.object({ code: z.union([z.number(), z.string()]) }) })

/** The way to place the features of a file with a `crs`, or without one: then they are in longitude and latitude. */
export function placingOf(crs: unknown): Placing {
  const name = nameOf(crs)
  const inDegrees = placingBy({ epsg: 4326 }, 'WGS 84')
  if (name === null) return { ...inDegrees, isUnplaced: true }
  if (/CRS:?84$/i.test(name)) return inDegrees
  const code = /(\d+)$/.exec(name)?.[1]
  return placingBy(code === undefined || !/EPSG/i.test(name) ? {} : { epsg: Number(code) }, name)
}

function nameOf(crs: unknown): string | null {
  if (crs === undefined || crs === null) return null
  const named = Named.safeParse(crs)
  if (named.success) return named.data.properties.name
  const coded = Coded.safeParse(crs)
  return coded.success ? `EPSG:${coded.data.properties.code}` : JSON.stringify(crs)
}

const Opening = z.object({
  crs: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  metadata: z.optional(z.unknown()),
})
const Titled = z.object({ title: z.string() })

function titleIn({ metadata, title, name }: z.infer<typeof Opening>): string | undefined {
  const titles = [Titled.safeParse(metadata).data?.title, title, name]
  return titles.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** The `crs` of a text of which only the end is there, from somewhere among the features on. */
function crsBehind(tail: Buffer): unknown {
  const text = tail.toString()
  if (!text.includes('"crs"')) return undefined
  // Each bracket before another member may be the one that ends the list of features: what follows must be JSON.
  for (const { index } of text.matchAll(/\](?=\s*,\s*")/g)) {
    try {
      return Behind.parse(JSON.parse(`{"features":[${text.slice(index)}`)).crs
    } catch {
      continue
    }
  }
  return undefined
}

const Behind = z.object({ crs: z.unknown() })
