import type { Store } from '../../store/domain/store.ts'

const MINUTE = 60_000

/** When a page stops being true that tells days and the time: days end with a minute, wherever they do. */
export function nextMinute(now: number): number {
  return (Math.floor(now / MINUTE) + 1) * MINUTE
}

/** Whether what a store holds is invented. */
export async function isDemo(store: Store): Promise<boolean> {
  const { demo, mirror } = await store.state()
  return demo || mirror?.demo === true
}
