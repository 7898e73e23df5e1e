import { DEMO_LANGUAGE } from '#contract/demo.ts'
import type { StoreState } from './store.ts'

type Origin = Pick<StoreState, 'demo' | 'mirror'>

/** Whether the records of a store are invented: demonstration data of its own, or the copy of another's. */
export function isInvented({ demo, mirror }: Origin): boolean {
  return demo || mirror?.demo === true
}

/** The language of a store's records: the one that the operator `said`, else that of the demo where they are invented; undefined where nobody knows. */
export function recordsLanguageOf(origin: Origin, said: string | undefined): string | undefined {
  return said ?? (isInvented(origin) ? DEMO_LANGUAGE : undefined)
}
