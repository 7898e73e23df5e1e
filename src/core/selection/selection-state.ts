import { useCallback } from 'react'
import { createParser } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import { parseUuid, type Uuid } from '#contract/ids.ts'
import type { Selection } from './selection.ts'

const parseAsUuid = createParser<Uuid>({ parse: parseUuid, serialize: (uuid) => uuid })
const NAMES = { area: parseAsUuid, closure: parseAsUuid }

/**
 * What is open, in the address as `closure` or `area`, and what opens it, the same function at every render; opening and
 * closing are steps of the history.
 */
export function useSelection(): readonly [Selection | null, (selection: Selection | null) => void] {
  const [{ area, closure }, set] = useParameters(NAMES, { history: 'push' })
  const select = useCallback(
    (selection: Selection | null) =>
      void set({
        area: selection?.kind === 'area' ? selection.uuid : null,
        closure: selection?.kind === 'closure' ? selection.uuid : null,
      }),
    [set],
  )
  if (closure !== null) return [{ kind: 'closure', uuid: closure }, select]
  return [area === null ? null : { kind: 'area', uuid: area }, select]
}
