const whole = new Intl.NumberFormat('en')

/** "1,234": for a terminal. */
export function count(number: number): string {
  return whole.format(number)
}
