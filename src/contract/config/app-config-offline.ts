import * as z from 'zod/mini'

/** What the operator has set of the app on visitors' devices, as it reads it. */
export const OfflineConfig = z.object({
  serviceWorker: z._default(z.boolean(), true),
  staleAfterHours: z._default(z.number(), 24),
})
export type OfflineConfig = z.infer<typeof OfflineConfig>
