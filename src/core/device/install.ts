import { create } from 'zustand'

const useInstallStore = create<{ readonly ask: (() => void) | null }>(() => ({ ask: null }))

/** Asks the visitor whether to install the site; null where the browser does not offer that, or it is done. */
export function useInstall(): (() => void) | null {
  return useInstallStore(({ ask }) => ask)
}

/** Keeps what the browser offers for the menu, so that no bar of its own covers the map. */
export function followInstallOffers(): void {
  const told = (ask: (() => void) | null) => useInstallStore.setState({ ask })
  window.addEventListener('beforeinstallprompt', (event) => {
    const prompt: unknown = Reflect.get(event, 'prompt')
    if (typeof prompt !== 'function') return
    event.preventDefault()
    told(() => {
      Reflect.apply(prompt, event, [])
      // An offer can be taken up once; where it is refused, the browser makes another at another visit.
      told(null)
    })
  })
  window.addEventListener('appinstalled', () => told(null))
}
