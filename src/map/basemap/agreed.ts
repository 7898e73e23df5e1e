import * as z from 'zod/mini'
import { create } from 'zustand'
import type { ThirdParty } from '#contract/config/app-config-basemap.ts'

const KEY = 'fieldgate.third-parties'

const Names = z.array(z.string())

/** The names of third parties that the visitor has chosen to ask, since the page was opened. */
const useAgreed = create<readonly string[]>(() => [])

/** Whether the visitor has chosen, on this device, to ask somebody; nothing is looked up where nobody is to be asked. */
export function useIsAgreed(thirdParty: ThirdParty | undefined): boolean {
  const names = useAgreed()
  if (thirdParty === undefined) return true
  return names.includes(thirdParty.name) || stored().includes(thirdParty.name)
}

/** The visitor has chosen what a third party serves. */
export function agreeTo({ name }: ThirdParty): void {
  const names = [...new Set([...useAgreed.getState(), ...stored(), name])]
  try {
    localStorage.setItem(KEY, JSON.stringify(names))
  } catch {
    // Full or forbidden: then the choice holds for as long as the page is open.
  }
  useAgreed.setState(names, true)
}

function stored(): readonly string[] {
  try {
    return Names.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
