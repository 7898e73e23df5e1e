const MINUTE = 60_000

/** When a page stops being true that tells days and the time: days end with a minute, wherever they do. */
export function nextMinute(now: number): number {
  return (Math.floor(now / MINUTE) + 1) * MINUTE
}
