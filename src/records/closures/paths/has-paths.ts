import { useCapabilities } from '#core/api/capabilities.ts'

/** Whether the service knows the paths within closures, and can be asked for them. */
export function useHasPaths(): boolean {
  return useCapabilities()?.extensions.has('closures_paths') ?? false
}
