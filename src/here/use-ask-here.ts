import { useSelection } from '#selection/selection-state.ts'
import { useHere } from './here-address.ts'

/** How to ask what applies where the device is. */
export function useAskHere(): () => void {
  const [, ask] = useHere()
  const [, select] = useSelection()
  return () => {
    select(null)
    ask('position')
  }
}
