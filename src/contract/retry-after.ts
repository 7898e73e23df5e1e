/** For how long `Retry-After` asks to wait, in ms, be it seconds or a date; 0 where it does not say. `now`: epoch ms. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}
