import { ReliefError } from '../../relief-error.ts'
import type { GeoKeys } from './geo-keys.ts'
import { TAG, type TiffTags } from './tiff-tags.ts'

/** Nothing on land is lower or higher, in metres. */
const [LOWEST, HIGHEST] = [-500, 9000]
/** The highest mountain in centimetres; numbers beyond are marks for what is not known. */
const HIGHEST_IN_SMALL_UNITS = 100 * HIGHEST
const FOOT = 0.3048
/** Metres in the units that GDAL writes beside a band, by how their names begin. */
const UNIT_NAMES: readonly (readonly [name: RegExp, metres: number])[] = [
  [/^(m|met(re|er)s?)\b/i, 1],
  [/^(dm|decimet)/i, 0.1],
  [/^(cm|centimet)/i, 0.01],
  [/^(us|ftus|survey)/i, 1200 / 3937],
  [/^(ft|foot|feet)/i, FOOT],
]

/** Turns the samples of a GeoTIFF file into heights: by its unit and by the scale and offset that GDAL notes. */
export class SampleHeights {
  readonly #file: string
  readonly #noData: number
  readonly #scale: number
  readonly #offset: number
  #hasHeight = false
  /** The lowest and the highest number that could be a height in a smaller unit alone. */
  #tooHigh: readonly [number, number] = [Infinity, -Infinity]

  /** Throws a ReliefError where the unit is not known. */
  constructor(file: string, tags: TiffTags, keys: GeoKeys) {
    const notes = tags.text(TAG.gdalMetadata)
    const metres = keys.metres ?? metresIn(file, noteOf(notes, 'unittype'))
    this.#file = file
    this.#noData = numberIn(tags.text(TAG.noData)) ?? NaN
    this.#scale = (numberIn(noteOf(notes, 'scale')) ?? 1) * metres
    this.#offset = (numberIn(noteOf(notes, 'offset')) ?? 0) * metres
  }

  /** In metres; NaN where there is none. */
  of(sample: number): number {
    if (sample === this.#noData || Math.fround(sample) === Math.fround(this.#noData)) return NaN
    const height = sample * this.#scale + this.#offset
    if (height >= LOWEST && height <= HIGHEST) {
      this.#hasHeight = true
      return height
    }
    if (height > HIGHEST && height <= HIGHEST_IN_SMALL_UNITS) {
      const [lowest, highest] = this.#tooHigh
      this.#tooHigh = [Math.min(lowest, height), Math.max(highest, height)]
    }
    return NaN
  }

  /** Throws a ReliefError where no number so far was a height, but some would be in a smaller unit. */
  check(): void {
    const [lowest, highest] = this.#tooHigh
    if (this.#hasHeight || lowest > highest) return
    throw new ReliefError(
      `${this.#file} has no height in metres: its numbers go from ${lowest} to ${highest}. ` +
        'If they are in another unit, say so in it, as by gdal_translate -a_scale 0.01 for centimetres.',
    )
  }
}

/** What GDAL notes of the first band, in the XML of its own tag. */
function noteOf(xml: string, role: string): string {
  const items = xml.matchAll(/<Item\b([^>]*)>([^<]*)<\/Item>/g)
  const ofBand = [...items].find(
    ([, attributes = '']) => attributes.includes(`role="${role}"`) && attributes.includes('sample="0"'),
  )
  return ofBand?.[2] ?? ''
}

function metresIn(file: string, unit: string): number {
  if (unit.trim() === '') return 1
  const metres = UNIT_NAMES.find(([name]) => name.test(unit.trim()))?.[1]
  if (metres === undefined) throw new ReliefError(`${file} has heights in a unit that is not known (${unit.trim()}).`)
  return metres
}

function numberIn(text: string): number | undefined {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
