import { activityKeyOf } from '#contract/vocabulary/activity-implications.ts'
import { Pictogram } from '#core/ui/icons/pictogram.tsx'
import type { Shapes } from './shapes.ts'

/** What stands for an activity that a service alone has. */
const OTHER = 'M7.5 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zm0 4a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z'

interface Props {
  readonly name: string
  readonly shapes: Shapes
  readonly size?: number
}

/** The picture of an activity, by any of the names that the vocabulary has for it. */
export function ActivityPictogram({ name, shapes, ...rest }: Props) {
  const key = activityKeyOf(name)
  const large = key === null ? undefined : shapes.of50[key]
  if (large !== undefined) return <Pictogram path={large} grid={50} {...rest} />
  return <Pictogram path={key === null ? OTHER : (shapes.of15[key] ?? OTHER)} grid={15} {...rest} />
}
