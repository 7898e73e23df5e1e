import * as z from 'zod/mini'
import { HttpUrl, Text } from './app-config.ts'

/** What the operator has to say to everybody, as the page reads it; the service checks it by `OperatorBanner`. */
export const BannerConfig = z.object({
  text: Text,
  /** `info` can be put away, for the session; `emergency` is read out at once. */
  level: z.enum(['info', 'warning', 'emergency']),
  link: z.optional(z.object({ label: Text, url: HttpUrl })),
  /** The instant from which on it is shown; without it, at once. */
  from: z.optional(z.string()),
  /** The instant until which it is shown; without it, until it is taken out. */
  until: z.optional(z.string()),
})
export type BannerConfig = z.infer<typeof BannerConfig>

/** Whether an instant (epoch ms) lies in the time that a banner is for. */
export function isBannerDue({ from, until }: Pick<BannerConfig, 'from' | 'until'>, now: number): boolean {
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until))
}
