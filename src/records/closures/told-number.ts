import { useMessages } from '#core/i18n/messages.tsx'
import { useClosuresInView } from './closures-in-view.ts'

/** Tells a number of the closures in view, as text: "≥ 12" where there may be more, as not all were read. */
export function useToldNumber(): (text: string) => string {
  const { list } = useMessages()
  const isAtLeast = useClosuresInView().data?.isAtLeast ?? false
  return (text) => (isAtLeast ? list.atLeast(text) : text)
}
