/** A number with the code of its country, Italy and San Marino apart, whose numbers keep their zero everywhere. */
const ABROAD = /^\s*(?:\+|00)\s*(?!39|378)/

/** The address that calls a number as it is written: `+49 (0)8552 96-0` is called without the zero, which is for calls at home. */
export function phoneAddress(text: string): string {
  const called = ABROAD.test(text) ? text.replace(/\(\s*0\s*\)/, '') : text
  return `tel:${called.replaceAll(/[^\d+]/g, '')}`
}
