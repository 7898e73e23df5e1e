import type { Reading } from './reading.ts'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = String.raw`${NUMBER}\s*[,~]\s*${NUMBER}`

/** Where the links of well-known maps have their place: a marked place before one that was only looked at. */
const PATTERNS: readonly RegExp[] = [
  String.raw`[?&#]mlat=${NUMBER}&mlon=${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  String.raw`[?&](?:q|query|ll|daddr|destination|center|cp)=(?:loc:)?${PAIR}`,
  `[?&#]here=${NUMBER}/${NUMBER}`,
  String.raw`/(?:place|search|dir/)/?${PAIR}`,
  `@${PAIR}`,
  String.raw`[?&#]map=[\d.]+/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'))

const GEO = new RegExp(`^geo:${PAIR}`, 'i')

/** The place that a `geo:` address or the link of a map names. */
export function readLink(text: string): readonly Reading[] {
  const address = decoded(text)
  const geo = GEO.exec(address)
  // Some apps write their place as a question, at 0, 0.
  if (geo !== null && !/^geo:0,0\?q=-?\d/i.test(address)) return reading(geo, 'geo')
  if (geo === null && !/^(https?:\/\/|[\w.-]+\.\w+\/)/i.test(address)) return []
  for (const pattern of PATTERNS) {
    const found = pattern.exec(address)
    if (found !== null) return reading(found, geo === null ? 'link' : 'geo')
  }
  return []
}

function reading([, lat, lng]: RegExpExecArray, notation: 'geo' | 'link'): readonly Reading[] {
  return [{ lat: Number(lat), lng: Number(lng), notation, order: null }]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
