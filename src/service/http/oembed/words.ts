import type { Language } from '#contract/vocabulary/languages.ts'

/** What a view of the map is called that opens no record, by what the site is called. */
export const titleOf: Readonly<Record<Language, (site: string) => string>> = {
  en: (site) => `${site}: map of closures and protected areas`,
  de: (site) => `${site}: Karte der Sperrungen und Schutzgebiete`,
  fr: (site) => `${site} : carte des fermetures et des aires protégées`,
  it: (site) => `${site}: mappa delle chiusure e delle aree protette`,
}
