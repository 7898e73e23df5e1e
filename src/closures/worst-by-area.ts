import type { Uuid } from '#contract/ids.ts'
import type { ClosureState } from './closure-state.ts'
import { worstFirst, type ClosuresInView } from './closures-in-view.ts'

/** The worst of what is current or upcoming for each area that closures name, whatever the filters are. */
export function worstByArea({ matching, others }: Pick<ClosuresInView, 'matching' | 'others'>) {
  const worst = new Map<Uuid, ClosureState>()
  for (const state of [...matching, ...others]) {
    if (state.status === 'expired') continue
    for (const uuid of state.record.protected_area_uuids ?? []) {
      const rival = worst.get(uuid)
      if (rival === undefined || worstFirst(state, rival) < 0) worst.set(uuid, state)
    }
  }
  return worst
}
