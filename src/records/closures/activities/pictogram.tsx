import { activityKeyOf } from '#contract/vocabulary/activity-implications.ts'
import { OF_15, OF_50 } from './shapes.ts'

/** What stands for an activity that a service alone has. */
const OTHER = 'M7.5 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zm0 4a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z'

/** The picture of an activity, by any of the names that the vocabulary has for it; it stands above its word. */
export function Pictogram({ name }: { readonly name: string }) {
  const key = activityKeyOf(name)
  const large = key === null ? undefined : OF_50[key]
  const small = key === null ? OTHER : (OF_15[key] ?? OTHER)
  const grid = large === undefined ? 15 : 50
  return (
    <svg width={22} height={22} viewBox={`0 0 ${grid} ${grid}`} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={large ?? small} />
    </svg>
  )
}
