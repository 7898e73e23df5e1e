import { deviceSwitch } from '#core/device/device-switch.ts'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Whether single keys do something by themselves, as speech input may press them unmeant. */
export const singleKeys = deviceSwitch('single-keys', true)

/** Does something when a key is pressed alone, not in a text, where single keys may. */
export function useShortcut(key: string, onAct: () => void): void {
  useKey(key, onAct, (event) => !isCommand(event) && !event.altKey && !isWriting(event.target) && singleKeys.isOn())
}

/** Does something when a key is pressed with Ctrl, or ⌘, in place of what the browser does. */
export function useCommand(key: string, onAct: () => void): void {
  useKey(key, onAct, isCommand)
}

function useKey(key: string, onAct: () => void, isMeant: (event: KeyboardEvent) => boolean): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== key || event.defaultPrevented || !isMeant(event)) return
    if (document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    onAct()
  })
}

function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
