import type { StyleImageMetadata, StyleSpecification } from 'maplibre-gl'

/** The path of the recorded style. */
export const RECORDED_STYLE_PATH = '/bench/recorded-style.json'

/** Stands for the origin of the page in what was recorded. */
export const ORIGIN = '{origin}'

/** What the app's map drew, with the data in it. */
export interface RecordedStyle {
  readonly style: StyleSpecification
  readonly images: readonly RecordedImage[]
}

export interface RecordedImage {
  readonly name: string
  readonly width: number
  readonly height: number
  /** RGBA in base64. */
  readonly pixels: string
  readonly metadata: Partial<StyleImageMetadata>
}
