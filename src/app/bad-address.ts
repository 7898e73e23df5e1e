import { useState } from 'react'
import { CLOSURE_TYPES, STATUSES } from '#contract/closure.ts'
import { parseUuid } from '#contract/ids.ts'
import { bbox } from '#contract/query/bbox.ts'
import { choices, ids } from '#contract/query/param.ts'
import { isLanguage } from '#i18n/language.ts'
import { THEME_CHOICES } from '#ui/theme/theme-state.ts'
import { parseCamera } from '#viewport/camera.ts'

const readable: Readonly<Record<string, (text: string) => boolean>> = {
  map: (text) => parseCamera(text) !== null,
  bbox: (text) => bbox.read([text]).ok,
  area: (text) => parseUuid(text) !== null,
  closure: (text) => parseUuid(text) !== null,
  status: (text) => choices(STATUSES).read([text]).ok,
  type: (text) => choices(CLOSURE_TYPES).read([text]).ok,
  category_id: (text) => ids.read([text]).ok,
  lang: isLanguage,
  theme: (text) => THEME_CHOICES.some((choice) => choice === text),
}

/** The parameters of an address whose values cannot be read; they fall back, and that is said once. */
export function unreadableParameters(search: URLSearchParams): readonly string[] {
  return Object.entries(readable)
    .filter(([name, isReadable]) => search.getAll(name).some((text) => text !== '' && !isReadable(text)))
    .map(([name]) => name)
}

/** What could not be read of the address that the page was opened with, until it is dismissed. */
export function useBadAddress(): readonly [readonly string[], () => void] {
  const [names, setNames] = useState(() => unreadableParameters(new URLSearchParams(window.location.search)))
  return [names, () => setNames([])]
}
