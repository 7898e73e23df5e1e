import { requiredContext } from '#core/ui/hooks/required-context.ts'
import type { Api } from './client.ts'

/** The service that the app reads. */
export const [ApiProvider, useApi] = requiredContext<Api>('ApiProvider')
