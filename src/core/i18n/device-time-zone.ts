let zone: string | null = null

/** The zone of the visitor's device. Asked for once in a turn of the page: each row of a list wants to know it. */
export function deviceTimeZone(): string {
  if (zone === null) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    queueMicrotask(() => (zone = null))
  }
  return zone
}
