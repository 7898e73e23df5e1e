import { activityKeyOf } from '#contract/vocabulary/activity-implications.ts'
import type { Shapes } from './shapes.ts'

/** What stands for an activity that a service alone has. */
const OTHER = 'M7.5 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zm0 4a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z'

/** The picture of an activity, by any of the names that the vocabulary has for it; it stands above its word. */
export function Pictogram({ name, shapes }: { readonly name: string; readonly shapes: Shapes }) {
  const key = activityKeyOf(name)
  const large = key === null ? undefined : shapes.of50[key]
  const small = key === null ? OTHER : (shapes.of15[key] ?? OTHER)
  const grid = large === undefined ? 15 : 50
  return (
    <svg width={22} height={22} viewBox={`0 0 ${grid} ${grid}`} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={large ?? small} />
    </svg>
  )
}
