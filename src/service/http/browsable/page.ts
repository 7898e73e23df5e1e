import type { Publishing, ShowPage } from '../env.ts'

/** Shows answers as pages. */
export function pageOf(_: Publishing): ShowPage {
  return async (_c, _info, answer) => answer
}
