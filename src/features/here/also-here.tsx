import type { Geometry, Position } from 'geojson'
import { boxCentre } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useArea } from '#records/areas/use-area.ts'
import { iconPoint } from '#records/closures/layer/icon-point.ts'
import { useClosure } from '#records/closures/use-closure.ts'
import { useClick } from '#core/panels/click-state.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { Hit } from '#core/selection/choice.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { CardLead } from '#core/ui/card/card-lead.tsx'
import { useHere } from './here-address.ts'
import { useMapMessages } from '#map/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useHereMessages } from './messages.ts'

interface Props {
  readonly selection: Selection
  readonly onAsk: (place: LatLng) => void
}

/** At the head of a card: what else is at the place, and the way to all that applies there, or back to it. */
export function AlsoHere({ selection, onAsk }: Props) {
  const words = useHereMessages()
  const { whatApplies } = useMapMessages()
  const { closures } = useMessages()
  const click = useClick()
  const [, select] = useSelection()
  const [here] = useHere()
  if (here !== null) return <Lead label={words.back} onAct={() => select(null)} />
  const isSelected = ({ selection: { uuid } }: Hit) => uuid === selection.uuid
  if (click?.hits.some(isSelected) === true) {
    const others = click.hits.filter((hit) => !isSelected(hit))
    const countTexts = (kind: Selection['kind'], text: (count: number) => string) => {
      const count = others.filter((hit) => hit.selection.kind === kind).length
      return count === 0 ? [] : [text(count)]
    }
    const also = [...countTexts('closure', closures.count), ...countTexts('area', words.areas)].join(', ')
    return <Lead note={also === '' ? '' : words.also(also)} label={whatApplies} onAct={() => onAsk(click.place)} />
  }
  return selection.kind === 'area' ? (
    <AtArea uuid={selection.uuid} onAsk={onAsk} />
  ) : (
    <AtClosure uuid={selection.uuid} onAsk={onAsk} />
  )
}

interface AtProps extends Pick<Props, 'onAsk'> {
  readonly uuid: Uuid
}

function AtArea({ uuid, onAsk }: AtProps) {
  return <AtPoint point={pointOf(useArea(uuid).area)} onAsk={onAsk} />
}

function AtClosure({ uuid, onAsk }: AtProps) {
  return <AtPoint point={pointOf(useClosure(uuid).state?.record)} onAsk={onAsk} />
}

interface Placed {
  readonly centroid?: Position | null | undefined
  readonly geometry?: Geometry | null | undefined
  readonly bbox?: BBox | null | undefined
}

/** Where a record is asked about, as well as its place is known. */
function pointOf(record: Placed | null | undefined): Position | null {
  const { centroid, geometry, bbox } = record ?? {}
  return centroid ?? (geometry && iconPoint(geometry)) ?? (bbox && boxCentre(bbox)) ?? null
}

function AtPoint({ point, onAsk }: Pick<Props, 'onAsk'> & { readonly point: Position | null }) {
  const { whatApplies } = useMapMessages()
  const [lng, lat] = point ?? []
  if (lng === undefined || lat === undefined) return null
  return <Lead label={whatApplies} onAct={() => onAsk({ lng, lat })} />
}

function Lead({ note = '', label, onAct }: { note?: string; readonly label: string; readonly onAct: () => void }) {
  return (
    <CardLead note={note}>
      <button type="button" className="text-button" onClick={onAct}>
        {label}
      </button>
    </CardLead>
  )
}
