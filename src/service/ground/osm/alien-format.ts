const OSMIUM = 'Convert it: osmium cat IN -o OUT.osm.pbf'

/** How files begin that are mistaken for an `.osm.pbf`, and what is said of them. */
const ALIENS: readonly (readonly [start: string, words: string])[] = [
  ['<?xml', `it is XML. ${OSMIUM}`],
  ['<osm', `it is OpenStreetMap’s XML. ${OSMIUM}`],
  ['BZh', `it is packed with bzip2, as OpenStreetMap’s XML often is. ${OSMIUM}`],
  ['\u001f\u008b', `it is packed with gzip. Unpack it, or where XML is in it: ${OSMIUM}`],
  ['\u00ff\u00e0\u0004o5m', `it is in the format o5m. ${OSMIUM}`],
  ['PK\u0003\u0004', 'it is a zip file. Unpack it.'],
  ['PMTiles', 'it is an archive of tiles already. Put it into DATA_DIR/maps.'],
  ['SQLite format', 'it is a database, perhaps an archive of tiles. Put an MBTiles file into DATA_DIR/maps.'],
  ['<!DOCTYPE', 'it is a web page, perhaps of an error. Download it again.'],
  ['<html', 'it is a web page, perhaps of an error. Download it again.'],
  ['{', 'it is JSON.'],
]

/** What a file is that begins with these bytes, as a sentence; null where that is not known. */
export function alienFormat(start: Uint8Array): string | null {
  const text = Buffer.from(start).toString('latin1')
  return ALIENS.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null
}
