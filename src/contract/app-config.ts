import * as z from 'zod/mini'

const HttpUrl = z.url({ protocol: /^https?$/ })

/** What the web app needs to know of its operator; the service gives it at `/config.json`. */
export const AppConfig = z.object({
  /** Origin and path of a service of this contract, when it is not the one that serves the app. */
  apiBase: z._default(z.nullable(HttpUrl), null),
  title: z._default(z.string(), 'Fieldgate'),
  /** IANA zone of records whose own place tells none. */
  timeZone: z._default(z.nullable(z.string()), null),
  startView: z._default(z.object({ zoom: z.number(), lat: z.number(), lng: z.number() }), {
    zoom: 4,
    lat: 52,
    lng: 12,
  }),
  legalLinks: z._default(z.array(z.object({ label: z.string(), url: HttpUrl })), []),
})
export type AppConfig = z.infer<typeof AppConfig>
