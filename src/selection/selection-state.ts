import { createParser, useQueryStates } from 'nuqs'
import { parseUuid, type Uuid } from '#contract/ids.ts'
import type { Selection } from './selection.ts'

const parseAsUuid = createParser<Uuid>({ parse: parseUuid, serialize: (uuid) => uuid })

/** What is open, in the address as `closure` or `area`; opening and closing are steps of the history. */
export function useSelection(): readonly [Selection | null, (selection: Selection | null) => void] {
  const [{ area, closure }, set] = useQueryStates({ area: parseAsUuid, closure: parseAsUuid }, { history: 'push' })
  const select = (selection: Selection | null) =>
    void set({
      area: selection?.kind === 'area' ? selection.uuid : null,
      closure: selection?.kind === 'closure' ? selection.uuid : null,
    })
  if (closure !== null) return [{ kind: 'closure', uuid: closure }, select]
  return [area === null ? null : { kind: 'area', uuid: area }, select]
}
