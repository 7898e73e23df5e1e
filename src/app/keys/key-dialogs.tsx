import { create } from 'zustand'
import { useShortcut } from '#core/shortcuts/shortcuts.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useKeyMessages } from './messages.ts'

const KeyList = lazyComponent(() => import('./key-list.tsx'), 'KeyList', { messages: [useKeyMessages] })
const NearList = lazyComponent(() => import('./near-list.tsx'), 'NearList', {
  messages: [useKeyMessages, useNearnessMessages, useCardMessages],
})

type Open = 'keys' | 'near' | null

const useOpenStore = create<{ readonly open: Open }>(() => ({ open: null }))

/** Shows what the keys do. */
export function keysShown(): void {
  useOpenStore.setState({ open: 'keys' })
}

function closed(): void {
  useOpenStore.setState({ open: null })
}

/** The same on a page without the map. */
export function KeyDialog() {
  const open = useOpenStore((state) => state.open)
  useShortcut('?', keysShown)
  return open === 'keys' && <KeyList hasMap={false} onClose={closed} />
}

/** What single keys open: what the keys do, and what is in view by its distance. */
export function KeyDialogs() {
  const open = useOpenStore((state) => state.open)
  useShortcut('?', keysShown)
  useShortcut('l', () => useOpenStore.setState({ open: 'near' }))
  if (open === 'keys') return <KeyList onClose={closed} />
  return open === 'near' && <NearList onClose={closed} />
}
