import { palettes } from '#contract/palette/palette.ts'
import { APP_ICONS } from '#contract/site-icons.ts'
import { MAP_PATH, pagePath } from '#contract/site-paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'

/** What a device has to know to install the site: https://www.w3.org/TR/appmanifest/. */
export function manifestOf(title: string, language: Language) {
  const { here, desk } = messages[language].shortcuts
  return {
    id: MAP_PATH,
    name: title,
    short_name: title,
    lang: language,
    start_url: MAP_PATH,
    scope: MAP_PATH,
    display: 'standalone',
    background_color: palettes.light.ground,
    theme_color: palettes.light.accent,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...APP_ICONS.map(({ path, edge, isCut }) => ({
        src: path,
        type: 'image/png',
        sizes: `${edge}x${edge}`,
        purpose: isCut ? 'maskable' : 'any',
      })),
    ],
    shortcuts: [
      { name: here, url: `${MAP_PATH}?here=position` },
      { name: desk, url: pagePath('desk') },
    ],
  }
}
