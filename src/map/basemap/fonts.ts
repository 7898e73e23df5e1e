import type { StyleSpecification } from 'maplibre-gl'
import { devanagari } from '@fontsource/noto-sans/unicode.json'
import sourceRanges from '@fontsource/source-sans-3/unicode.json'
import devanagariRegular from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff2?url&no-inline'
import devanagariSemibold from '@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff2?url&no-inline'
import latinRegular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url&no-inline'
import latinExtRegular from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2?url&no-inline'
import vietnameseRegular from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff2?url&no-inline'
import cyrillicRegular from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff2?url&no-inline'
import greekRegular from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff2?url&no-inline'
import latinSemibold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url&no-inline'
import latinExtSemibold from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2?url&no-inline'
import vietnameseSemibold from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff2?url&no-inline'
import cyrillicSemibold from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff2?url&no-inline'
import greekSemibold from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff2?url&no-inline'
import latinItalic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2?url&no-inline'
import latinExtItalic from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-italic.woff2?url&no-inline'
import vietnameseItalic from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-italic.woff2?url&no-inline'
import cyrillicItalic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-italic.woff2?url&no-inline'
import greekItalic from '@fontsource/source-sans-3/files/source-sans-3-greek-400-italic.woff2?url&no-inline'

/** The map's typefaces, as `text-font` names them. */
export const FONT = {
  regular: ['Source Sans 3'],
  semibold: ['Source Sans 3 Semibold'],
  italic: ['Source Sans 3 Italic'],
} satisfies Record<string, [string]>

type FontFaces = NonNullable<StyleSpecification['font-faces']>
type Faces = Exclude<FontFaces[string], string>

/**
 * The style root's `font-faces`: the files that glyphs are drawn from, so that no glyph server is needed. A file loads
 * when a letter in its range is drawn; letters outside all ranges are drawn with the device's own sans-serif.
 */
export function fontFaces(): Record<string, Faces> {
  return {
    [FONT.regular[0]]: [
      face(latinRegular, sourceRanges.latin),
      face(latinExtRegular, sourceRanges['latin-ext']),
      face(vietnameseRegular, sourceRanges.vietnamese),
      face(cyrillicRegular, sourceRanges.cyrillic),
      face(greekRegular, sourceRanges.greek),
      face(devanagariRegular, devanagari),
    ],
    [FONT.semibold[0]]: [
      face(latinSemibold, sourceRanges.latin),
      face(latinExtSemibold, sourceRanges['latin-ext']),
      face(vietnameseSemibold, sourceRanges.vietnamese),
      face(cyrillicSemibold, sourceRanges.cyrillic),
      face(greekSemibold, sourceRanges.greek),
      face(devanagariSemibold, devanagari),
    ],
    [FONT.italic[0]]: [
      face(latinItalic, sourceRanges.latin),
      face(latinExtItalic, sourceRanges['latin-ext']),
      face(vietnameseItalic, sourceRanges.vietnamese),
      face(cyrillicItalic, sourceRanges.cyrillic),
      face(greekItalic, sourceRanges.greek),
      face(devanagariRegular, devanagari),
    ],
  }
}

function face(url: string, ranges: string): Faces[number] {
  return { url, 'unicode-range': ranges.split(',') }
}
