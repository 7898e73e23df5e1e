import { ImportError, WAY_OUT } from './input/import-error.ts'
import { inUtf16, UTF_16_MARKS } from './input/input.ts'
import { asTable, AS_COLLECTION } from './json/records-as-table.ts'
import { JsonScanner, opens } from './json/json-scanner.ts'

export type Format =
  | 'geojson'
  | 'ndjson'
  | 'esri'
  | 'topojson'
  | 'overpass'
  | 'flatgeobuf'
  | 'kml'
  | 'gml'
  | 'gpx'
  | 'csv'
  | 'geopackage'
  | 'zip'
  | 'shapefile'

export const FORMATS =
  'Read are GeoJSON, Esri JSON, TopoJSON, JSON of Overpass, Shapefile (as a zip, or .shp beside .dbf), GeoPackage, FlatGeobuf, KML, KMZ, GPX, GML, CSV, .xlsx and .ods. ' +
  WAY_OUT

const MAGIC: readonly (readonly [Buffer, Format])[] = [
  [Buffer.from('SQLite format 3\0'), 'geopackage'],
  [Buffer.from('PK\u0003\u0004'), 'zip'],
  [Buffer.from('PK\u0005\u0006'), 'zip'],
  [Buffer.from('fgb'), 'flatgeobuf'],
  [Buffer.of(0, 0, 0x27, 0x0a), 'shapefile'],
]

const OTHERS: readonly (readonly [string, string])[] = [
  ['%PDF', 'a PDF file'],
  ['PAR1', 'a Parquet file'],
  ['Rar!', 'a RAR archive'],
  ['7z', 'a 7-Zip archive'],
]

/** What a file is by its first bytes; its name counts for tables only. Throws an ImportError for anything else. */
export function formatOf(head: Buffer, path: string): Format {
  const found = MAGIC.find(([magic]) => head.subarray(0, magic.length).equals(magic))
  if (found !== undefined) return found[1]
  if (/\.dbf$/i.test(path)) throw new ImportError('it is the table of a Shapefile: name the .shp beside it')
  const text = textOf(head)
  const start = text.trimStart()
  if (start === '') throw new ImportError('it is empty')
  if (start.startsWith('\u001e')) return 'ndjson'
  if (start.startsWith('{')) return kindOfJson(Buffer.from(start))
  if (/^\[\s*\{/.test(start)) {
    const advice = /^\[\s*\{\s*"type"\s*:\s*"Feature"/.test(start) ? AS_COLLECTION : asTable(null)
    throw new ImportError(`it is not a GeoJSON FeatureCollection, but a list. ${advice}`)
  }
  if (start.startsWith('[')) throw new ImportError(`it is not a GeoJSON FeatureCollection, but a list. ${FORMATS}`)
  if (start.startsWith('<')) return kindOfXml(start)
  const named = OTHER_NAME.exec(path)?.groups?.['ending']
  if (named !== undefined)
    throw new ImportError(`it is no .${named}, whatever its name says, or it is damaged: fetch or save it once more`)
  const [first = ''] = start.split(/\r?\n/, 1)
  if (/[,;\t|]/.test(first) || /\.(csv|tsv|txt)(\.gz)?$/i.test(path)) return 'csv'
  throw new ImportError(`it is not known what it is: it begins with “${first.slice(0, 40)}”. ${FORMATS}`)
}

/** Names of files that are no text. */
const OTHER_NAME = /\.(?<ending>zip|kmz|xlsx|ods|gpkg|fgb|shp)$/i

const ROW = 'a row for each closure with name, start_on, end_on and reason, and latitude and longitude or geometry'
const CALENDAR =
  `it is a calendar (iCalendar), whose events have no shapes: make a table of it, ${ROW}, and save that as CSV. ` +
  'The DTEND of whole days is the day after the last'
const FEED = `it is a feed of news, which seldom tells days: make a table of it, ${ROW}, and save that as CSV; where its news have places (GeoRSS), ogr2ogr -f GeoJSON OUT.geojson IN reads them`

/** How a text of western letters begins in UTF-16 where no mark says so: each second byte is zero. */
const UNMARKED_UTF_16 = /^(?:[\t\n\r -\u00ff]\0){8}|^(?:\0[\t\n\r -\u00ff]){8}/

function textOf(head: Buffer): string {
  if (UTF_16_MARKS.some((mark) => head.subarray(0, mark.length).equals(mark))) throw inUtf16()
  const text = head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new ImportError(kindOfOffice(text))
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) throw new ImportError(CALENDAR)
  const other = OTHERS.find(([start]) => text.startsWith(start))
  if (other !== undefined) throw new ImportError(`it is ${other[1]}. ${FORMATS}`)
  if (UNMARKED_UTF_16.test(text)) throw inUtf16()
  if (text.includes('\0')) throw new ImportError(`it is a binary file of an unknown kind. ${FORMATS}`)
  return text
}

/** What files of Microsoft’s programs say of themselves in UTF-16 where they are encrypted. */
const ENCRYPTED = Array.from('EncryptedPackage').join('\0')

function kindOfOffice(text: string): string {
  if (text.includes(ENCRYPTED)) return 'it has a password: open it, and save it without one'
  return 'it is an old Excel or Word file, or one with a password: open it, and save it as .xlsx without a password'
}

function kindOfXml(text: string): Format {
  const root = /<([A-Za-z][\w:.-]*)/.exec(text)?.[1] ?? 'nothing'
  if (/^(?:rss|feed|rdf:RDF)$/.test(root)) throw new ImportError(FEED)
  if (/^html$/i.test(root)) throw new ImportError(`it is a web page. ${FORMATS}`)
  const advice = adviceOn(root, text)
  if (advice !== null) throw new ImportError(advice)
  if (/<(\w+:)?kml[\s>]/.test(text)) return 'kml'
  if (/<(\w+:)?gpx[\s>]/.test(text)) return 'gpx'
  if (/["']https?:\/\/www\.opengis\.net\/gml/.test(text)) return 'gml'
  if (/<osm[\s>]/.test(text))
    throw new ImportError('it is XML of OpenStreetMap: ask Overpass for JSON, with [out:json] and “out geom;”')
  throw new ImportError(`it is XML of another kind (its first element is ${root}). ${FORMATS}`)
}

/** What to do with XML that holds no features, by the name of its first element: failures and descriptions of services, and traffic. */
function adviceOn(root: string, text: string): string | null {
  const said = /<(?:\w+:)?(?:ExceptionText|ServiceException)\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]]*)/.exec(text)?.[1]
  if (root.endsWith('ExceptionReport')) return `it is an error of a server: ${(said ?? '').trim()}`
  if (root.endsWith('Capabilities')) return CAPABILITIES
  if (/(?:^|:)(?:d2LogicalModel|messageContainer)$/.test(root) && /datex2/.test(text)) return TRAFFIC
  return null
}

const CAPABILITIES =
  'it tells what a service has, and holds no features: ask a WFS with ?service=WFS&version=2.0.0&request=GetFeature&typeNames=… and one of the names in it'
const TRAFFIC = `it is DATEX II, messages of road traffic: make a table of it, ${ROW}, and save that as CSV`

const GEOMETRY = /^(?:(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection)$/

/** What Esri's JSON says beside its features, and how they begin. */
const ESRI = /"(?:geometryType|spatialReference|objectIdFieldName|displayFieldName|fieldAliases)"\s*:/
const ESRI_FEATURE = /^\{\s*"features"\s*:\s*\[\s*\{\s*"attributes"\s*:/

/** Told by the names and the type at the top of the first object, as far as it is at hand. */
function kindOfJson(head: Buffer): Format {
  const top = topOf(head)
  const type = /"type"\s*:\s*"(\w+)"/.exec(top)?.[1]
  if (type === undefined && (ESRI.test(top) || ESRI_FEATURE.test(head.toString('latin1')))) return 'esri'
  if (type === undefined && /"elements"\s*:/.test(top)) return 'overpass'
  if (type === 'umap')
    throw new ImportError('it is a backup of uMap: under “Share and download” of the map, export its data as GeoJSON')
  if (type !== undefined && GEOMETRY.test(type)) return 'ndjson'
  if (type === 'Topology' || /"(arcs|objects)"\s*:/.test(top)) return 'topojson'
  if (type === 'Feature' || (type === undefined && /"(geometry|properties)"\s*:/.test(top))) return 'ndjson'
  return 'geojson'
}

/** A JSON object without what is in its objects and lists. */
function topOf(head: Buffer): string {
  const scanner = new JsonScanner()
  const parts: Buffer[] = []
  let depth = 0
  let from = 0
  for (let at = scanner.next(head, 0); at < head.length; at = scanner.next(head, at + 1)) {
    const byte = head[at]
    if (opens(byte) && ++depth === 2) parts.push(head.subarray(from, at))
    if (!opens(byte) && --depth === 1) from = at
    if (depth === 0) return latin([...parts, head.subarray(from, at)])
  }
  return latin(depth === 1 ? [...parts, head.subarray(from)] : parts)
}

function latin(parts: readonly Buffer[]): string {
  return Buffer.concat(parts).toString('latin1')
}
