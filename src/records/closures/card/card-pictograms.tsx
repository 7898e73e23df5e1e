import { reasonKeyOf } from '#contract/vocabulary/reason-key.ts'
import { Pictogram } from '#core/ui/icons/pictogram.tsx'
import { ActivityPictogram } from '../activities/activity-pictogram.tsx'
import { ALL_SHAPES } from '../activities/all-shapes.ts'
import { REASON_SHAPES } from '../reasons/shapes.ts'

const SIZE = 18

/** The picture of an activity, beside its name. */
export function ActivityPicture({ name }: { readonly name: string }) {
  return <ActivityPictogram name={name} shapes={ALL_SHAPES} size={SIZE} />
}

/** The picture of a reason, beside its name; nothing where it has none. */
export function ReasonPicture({ name }: { readonly name: string }) {
  const key = reasonKeyOf(name)
  const path = key === null ? undefined : REASON_SHAPES[key]
  return path !== undefined && <Pictogram path={path} grid={15} size={SIZE} />
}
