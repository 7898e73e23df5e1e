import { readFile } from '../read-file.ts'
import type { Route } from '../route.ts'

/** Reads a file of some parts. */
export function read(...parts: BlobPart[]): Promise<Route> {
  return readFile(new Blob(parts), () => undefined)
}

/** Why a file of some parts gives no route; `none` where it gives one. */
export async function problemOf(...parts: BlobPart[]): Promise<unknown> {
  try {
    await read(...parts)
    return 'none'
  } catch (error) {
    return error instanceof Error && error.name === 'ReadProblem' ? error.message : error
  }
}

export function gpx(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1">${inner}</gpx>`
}

export function kml(inner: string): string {
  return `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`
}

/** A segment of two points, the first with a height. */
export const SEGMENT = '<trkseg><trkpt lat="48" lon="13"><ele>500</ele></trkpt><trkpt lat="48.1" lon="13.1"/></trkseg>'
