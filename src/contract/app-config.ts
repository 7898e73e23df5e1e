import * as z from 'zod/mini'
import { BBoxSchema } from './geometry.ts'

const HttpUrl = z.url({ protocol: /^https?$/ })

/** What an operator can say to the web app. */
export const OperatorConfig = z.object({
  /** Origin and path of a service of this contract, when it is not the one that serves the app. */
  apiBase: z._default(z.nullable(HttpUrl), null),
  title: z._default(z.string(), 'Fieldgate'),
  /** IANA zone of records whose own place tells none. */
  timeZone: z._default(z.nullable(z.string()), null),
  /** Where the map starts. */
  startView: z._default(z.nullable(z.object({ zoom: z.number(), lat: z.number(), lng: z.number() })), null),
  legalLinks: z._default(z.array(z.object({ label: z.string(), url: HttpUrl })), []),
})
export type OperatorConfig = z.infer<typeof OperatorConfig>

/** What the web app is told at `/config.json`: the operator's words, and what the service knows of its own data. */
export const AppConfig = z.extend(OperatorConfig, {
  /** The box of the real data that the service has: where the map starts when the operator has not said. */
  dataBounds: z._default(z.nullable(BBoxSchema), null),
})
export type AppConfig = z.infer<typeof AppConfig>
