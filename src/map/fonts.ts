import cyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff2?url'
import cyrillic400Italic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-italic.woff2?url'
import cyrillic600 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff2?url'
import greek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff2?url'
import greek400Italic from '@fontsource/source-sans-3/files/source-sans-3-greek-400-italic.woff2?url'
import greek600 from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff2?url'
import latin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import latin400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2?url'
import latin600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url'
import latinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2?url'
import latinExt400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-italic.woff2?url'
import latinExt600 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2?url'
import type { FontFacesSpecification } from 'maplibre-gl'

/** What style layers call the fonts of the map's labels. */
export const MAP_FONTS = { regular: 'map regular', italic: 'map italic', semibold: 'map semibold' } as const

/** The scripts of a face; a file is loaded when a label first needs it. */
const RANGES = {
  latin: ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+02C6', 'U+02DA', 'U+02DC', 'U+2000-206F', 'U+2212'],
  latinExt: ['U+0100-02FF', 'U+1D00-1DBF', 'U+1E00-1EFF', 'U+2C60-2C7F', 'U+A720-A7FF'],
  cyrillic: ['U+0400-045F', 'U+0490-0491', 'U+04B0-04B1', 'U+2116'],
  greek: ['U+0370-03FF'],
}

type Files = Readonly<Record<keyof typeof RANGES, string>>

function face(files: Files, page: string) {
  const file = (script: keyof typeof RANGES) => ({
    url: new URL(files[script], page).href,
    'unicode-range': RANGES[script],
  })
  return [file('latin'), file('latinExt'), file('cyrillic'), file('greek')]
}

/** The fonts of a style for a page at an address: files of our own, so that no glyph server is needed. */
export function mapFontFaces(page: string): FontFacesSpecification {
  return {
    [MAP_FONTS.regular]: face({ latin: latin400, latinExt: latinExt400, cyrillic: cyrillic400, greek: greek400 }, page),
    [MAP_FONTS.semibold]: face(
      { latin: latin600, latinExt: latinExt600, cyrillic: cyrillic600, greek: greek600 },
      page,
    ),
    [MAP_FONTS.italic]: face(
      { latin: latin400Italic, latinExt: latinExt400Italic, cyrillic: cyrillic400Italic, greek: greek400Italic },
      page,
    ),
  }
}
