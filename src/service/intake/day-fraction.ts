/** Fractions are those of times of day where they are whole quarters of an hour, as nearly as they are written. */
const QUARTER = 15
const DAY = 24 * 60
const ROUNDED = 0.75

/** A time of day that a table writes as a fraction of the day, `0.25`, as `06:00`; any other text as it is. */
export function clockOfFraction(text: string): string {
  const [fraction] = /^0?[.,]\d+$/.exec(text.trim()) ?? []
  if (fraction === undefined) return text
  const minutes = Number(fraction.replace(',', '.')) * DAY
  const whole = Math.round(minutes / QUARTER) * QUARTER
  if (Math.abs(minutes - whole) > ROUNDED || whole >= DAY) return text
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
