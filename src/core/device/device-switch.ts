import { create } from 'zustand'

/** A switch that the device remembers. */
export interface DeviceSwitch {
  readonly useIsOn: () => boolean
  readonly isOn: () => boolean
  readonly turn: (isOn: boolean) => void
}

/** A switch that the device remembers under a name, where it lets a page do so. */
export function deviceSwitch(name: string, atFirst: boolean): DeviceSwitch {
  const key = `fieldgate.${name}`
  const useSwitch = create<{ readonly isOn: boolean }>(() => ({ isOn: kept(key) ?? atFirst }))
  return {
    useIsOn: () => useSwitch(({ isOn }) => isOn),
    isOn: () => useSwitch.getState().isOn,
    turn(isOn) {
      useSwitch.setState({ isOn })
      try {
        localStorage.setItem(key, String(isOn))
      } catch {
        // Forbidden: then it is remembered for as long as the page is open.
      }
    },
  }
}

function kept(key: string): boolean | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : text === 'true'
  } catch {
    return null
  }
}
