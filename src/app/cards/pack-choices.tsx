import { useQuery } from '@tanstack/react-query'
import { Uuid } from '#contract/ids.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import { useApi } from '#core/api/api-context.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useHikeStage } from '#features/hike/hike-stage.ts'
import { routeLines } from '#features/hike/line/route-lines.ts'
import { PackDialog } from '#features/pack/pack-dialog.tsx'
import type { PackRequest } from '#features/pack/pack-open.ts'
import type { Choices } from '#features/pack/region/region-choice.ts'
import { useSearchMessages } from '#features/search/messages.ts'

/** Finds what a region is around by its name. */
const PlaceField = lazyComponent(() => import('#features/search/place-field.tsx'), 'PlaceField', {
  messages: [useSearchMessages],
})

/** Asked for by nobody. */
const NOTHING = Uuid.parse('00000000-0000-0000-0000-000000000000')

/** The dialog, with what of the page a region can be chosen by. */
export function PackChoices({ request }: { readonly request: PackRequest }) {
  const view = useView()?.bounds ?? null
  const choices = { view, area: useSelectedArea(), route: useRoute() }
  return <PackDialog {...{ request, choices }} placeField={PlaceField} />
}

function useSelectedArea(): Choices['area'] {
  const api = useApi()
  const language = useLanguage()
  const [selection] = useSelection()
  const uuid = selection?.kind === 'area' ? selection.uuid : null
  const { data } = useQuery({ ...areaNameQuery(api, uuid ?? NOTHING), enabled: uuid !== null })
  if (uuid === null || data?.bbox == null) return null
  return { name: areaNameIn(language, data), box: data.bbox }
}

function useRoute(): Choices['route'] {
  const stage = useHikeStage()
  return stage.kind === 'line' ? { name: stage.name, lines: routeLines(stage.line.shown) } : null
}
