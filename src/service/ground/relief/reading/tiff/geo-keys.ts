import { systemOf, type CoordinateSystem } from '../../../../geometry/reproject.ts'
import { ReliefError } from '../../relief-error.ts'
import { TAG, type TiffTags } from './tiff-tags.ts'

const KEY = {
  rasterType: 1025,
  citation: 1026,
  geographic: 2048,
  projected: 3072,
  projectedCitation: 3073,
  heightUnit: 4099,
}
const USER_DEFINED = 32_767
/** Metres in the units of heights, by EPSG code. */
const UNITS: Readonly<Record<number, number>> = { 9001: 1, 9002: 0.3048, 9003: 1200 / 3937 }

/** What a GeoTIFF file says of where it lies. */
export interface GeoKeys {
  readonly system: CoordinateSystem
  /** Whether coordinates name the middle of a pixel and not its corner. */
  readonly isPoint: boolean
  /** Metres in a unit of its heights, where the keys name one. */
  readonly metres: number | undefined
}

/** Throws a ReliefError where the coordinate system is missing or not known. */
export function geoKeysOf(file: string, tags: TiffTags): GeoKeys {
  const keys = keysIn(tags)
  const number = (key: number) => {
    const value = keys.get(key)
    return typeof value === 'number' ? value : undefined
  }
  const unit = number(KEY.heightUnit)
  const metres = unit === undefined ? undefined : UNITS[unit]
  if (unit !== undefined && metres === undefined) {
    throw new ReliefError(`${file} has heights in a unit that is not known (EPSG ${unit}).`)
  }
  const epsg = number(KEY.projected) ?? number(KEY.geographic)
  const text = String(keys.get(KEY.projectedCitation) ?? keys.get(KEY.citation) ?? '')
  const wkt = /(PROJCS|GEOGCS)\[.*/s.exec(text)?.[0]
  const isKnown = epsg !== undefined && epsg !== USER_DEFINED
  const system = isKnown ? systemOf({ epsg }) : wkt === undefined ? null : systemOf({ wkt })
  if (system === null) throw new ReliefError(`${file} ${unknownSystem(epsg, text)}`)
  return { system, isPoint: number(KEY.rasterType) === 2, metres }
}

function unknownSystem(epsg: number | undefined, text: string): string {
  if (epsg === undefined && text === '') return 'does not say where it lies: it is a TIFF without coordinates.'
  const name = epsg === undefined || epsg === USER_DEFINED ? text : `EPSG:${epsg}`
  return `is in a coordinate system that is not known (${name}): convert it, as by gdalwarp -t_srs EPSG:4326.`
}

/** Keys by their number: a number, or a text. */
function keysIn(tags: TiffTags): ReadonlyMap<number, number | string> {
  const directory = tags.numbers(TAG.geoKeys)
  const texts = tags.text(TAG.geoTexts)
  const keys = new Map<number, number | string>()
  for (let at = 4; at + 3 < directory.length; at += 4) {
    const [key = 0, place = 0, count = 0, value = 0] = directory.slice(at, at + 4)
    if (place === 0) keys.set(key, value)
    if (place === TAG.geoTexts) keys.set(key, texts.slice(value, value + count).replace(/\|$/, ''))
  }
  return keys
}
