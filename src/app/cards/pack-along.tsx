import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePackMessages } from '#features/pack/messages.ts'
import { useReadyMessages } from '#features/pack/ready/messages.ts'
import type { PackRequest } from '#features/pack/pack-open.ts'

/** Its words are none of the start's. */
const PackChoices = lazyComponent(() => import('./pack-choices.tsx'), 'PackChoices', {
  messages: [usePackMessages, useReadyMessages],
})

/** The dialog of packs. */
export function PackAlong(props: { readonly request: PackRequest }) {
  return <PackChoices {...props} />
}
