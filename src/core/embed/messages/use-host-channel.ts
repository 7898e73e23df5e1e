import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { openHostChannel, type HostChannel, type HostChannelSetting } from './host-channel.ts'
import type { StateEvent } from './sent-states.ts'

/**
 * The line to the page around the embed, open as long as the component is there; where there is no such page, nothing
 * happens. The setting is asked anew each time it is needed.
 *
 * @param states what the page around is sent, one of each type; what is the same as before is not sent again
 * @returns how to send what is no state, as in {@link HostChannel}; the same object at every render
 */
export function useHostChannel(
  setting: HostChannelSetting,
  states: readonly StateEvent[],
): Pick<HostChannel, 'positionAsked' | 'missing'> {
  const channel = useRef<HostChannel>(null)
  const latest = useEffectEvent(() => setting)
  useEffect(function openChannel() {
    channel.current = openHostChannel({
      isAllowedOrigin: (origin) => latest().isAllowedOrigin(origin),
      describe: () => latest().describe(),
      isReadable: (name, text) => latest().isReadable(name, text),
      onCommands: (patch) => latest().onCommands(patch),
    })
    return () => channel.current?.close()
  }, [])
  useEffect(
    function sendStates() {
      for (const state of states) channel.current?.send(state)
    },
    [states],
  )
  return useMemo(
    () => ({
      positionAsked: () => channel.current?.positionAsked(),
      missing: (record) => channel.current?.missing(record),
    }),
    [],
  )
}
