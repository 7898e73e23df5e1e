import type { Format } from '../../answer/format.ts'
import { csv } from './csv.ts'
import type { ClosureFormat } from './format.ts'
import { geojson } from './geojson.ts'
import { ics } from './ics.ts'
import { rss } from './rss.ts'

/** How closures can be written beside JSON, by what `format=` calls it. */
export const closureFormats: Readonly<Record<Exclude<Format, 'json'>, ClosureFormat>> = { geojson, rss, ics, csv }
