import { create } from 'zustand'
import type { Trouble } from './protocol.ts'

/** What is shown without the network. */
export interface FromDevice {
  /** Why the network does not answer. */
  readonly trouble: Trouble
  /** What it did not answer last. */
  readonly asked: string
  /** When the network gave the records that are shown, epoch ms: of each list of records the last answer. */
  readonly ages: Readonly<Record<string, number>>
  /** What the device has to each address that was asked last, by its path: nothing, or a part alone. */
  readonly lacks: Readonly<Record<string, 'all' | 'part'>>
}

interface FromDeviceState {
  readonly fromDevice: FromDevice | null
}

export const useFromDeviceStore = create<FromDeviceState>(() => ({ fromDevice: null }))

/** What is shown without the network; null while that answers. */
export function useFromDevice(): FromDevice | null {
  return useFromDeviceStore(({ fromDevice }) => fromDevice)
}
