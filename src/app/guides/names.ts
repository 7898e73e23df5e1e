import { GUIDES, guidePath, pagePath, type GuideName } from '#contract/site-paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'

/** The guides that are in other languages than English too. */
const TRANSLATED: Readonly<Partial<Record<GuideName, readonly Language[]>>> = {
  visitors: ['de', 'fr', 'it'],
  rangers: ['de', 'fr', 'it'],
}

/** The guide that an address asks for; null for the page that names them all. */
export function guideAt(pathname: string): GuideName | null {
  const name = pathname.slice(pagePath('guides').length).replaceAll('/', '')
  return GUIDES.find((known) => known === name) ?? null
}

/** In which language somebody who reads `language` gets a guide. */
export function languageOfGuide<L extends Language>(name: GuideName, language: L): L | 'en' {
  return TRANSLATED[name]?.includes(language) ? language : 'en'
}

/** Where a guide's text is, in a language that it is in. */
export function guideFile(name: GuideName, language: Language = 'en'): string {
  return language === 'en' ? `${guidePath(name)}.md` : `${pagePath('guides')}/${language}/${name}.md`
}
