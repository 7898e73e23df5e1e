import { deviceSwitch } from '#core/device/device-switch.ts'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Whether single keys do something by themselves, as speech input may press them unmeant. */
export const singleKeys = deviceSwitch('single-keys', true)

/** Does something when a key is pressed alone, not in a text, where single keys may. */
export function useShortcut(key: string, onAct: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key !== key || !isAlone || event.defaultPrevented || isWriting(event.target)) return
    if (!singleKeys.isOn() || document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    onAct()
  })
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
