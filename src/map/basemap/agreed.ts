import { create } from 'zustand'
import type { ThirdParty } from '#contract/config/app-config-basemap.ts'

const KEY = 'fieldgate.third-parties'

/** The names of third parties that the visitor has chosen to ask, since the page was opened. */
const useAgreed = create<readonly string[]>(() => [])

/** Whether the visitor has chosen, on this device, to ask somebody; nothing is looked up where nobody is to be asked. */
export function useIsAgreed(thirdParty: ThirdParty | undefined): boolean {
  const names = useAgreed()
  return thirdParty === undefined || [...names, ...stored()].includes(thirdParty.name)
}

/** The visitor has chosen what a third party serves. */
export function agreeTo({ name }: ThirdParty): void {
  const names = [...stored(), name]
  try {
    localStorage.setItem(KEY, [...new Set(names)].join('\n'))
  } catch {
    // Full or forbidden: then the choice holds for as long as the page is open.
  }
  useAgreed.setState(names, true)
}

/** Their names as the device keeps them: each a line. */
function stored(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}
