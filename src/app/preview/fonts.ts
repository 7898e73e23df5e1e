import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** As CSS has it. What these typefaces lack is drawn with those of the machine. */
export const FONT_FAMILY = "'Source Sans 3', 'Noto Sans', sans-serif"

const SOURCE_SANS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'].flatMap((script) =>
  ['400-normal', '600-normal', '400-italic'].map((face) => `source-sans-3/files/source-sans-3-${script}-${face}`),
)
const NOTO_SANS = ['400-normal', '600-normal'].map((face) => `noto-sans/files/noto-sans-devanagari-${face}`)

/** Makes the typefaces of the map known to this thread, out of the packages that the app has them from. */
export function registerFonts(): void {
  const register = (family: string, files: readonly string[]) => {
    for (const file of files) {
      const path = fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`))
      GlobalFonts.register(readFileSync(path), family)
    }
  }
  register('Source Sans 3', SOURCE_SANS)
  register('Noto Sans', NOTO_SANS)
}
