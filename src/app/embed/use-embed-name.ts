import { useAppConfig } from '#core/api/app-config.ts'
import { useAreaNames } from '#core/api/use-area-names.ts'
import type { Uuid } from '#contract/ids.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'

const NONE: readonly Uuid[] = []

/** What the map is a map of: the areas whose closures alone it shows, once their names are known; else all of the site. */
export function useEmbedName(): string {
  const { title } = useAppConfig()
  const language = useLanguage()
  const areas = useClosureFilter().narrowing.protected_area_uuid ?? NONE
  const names = useAreaNames(areas).filter((name) => name !== null)
  return names.length === 0 || names.length < areas.length ? title : formatList(language, names)
}
