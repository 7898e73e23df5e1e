const whole = new Intl.NumberFormat('en')

/** "1,234": for a terminal. */
export function count(number: number): string {
  return whole.format(number)
}

/** "1 area", "1,234 areas": for a terminal; `one` and `many` as in "area" and "areas". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`
}
