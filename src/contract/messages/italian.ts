const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’' }

/** “dal 7 maggio”, “dall’8 maggio”: elided before “otto” and “undici”; the first of a month is an ordinal number. */
export function article(form: keyof typeof ELIDED, day: string): string {
  return (/^(8|11)\b/.test(day) ? ELIDED[form] : `${form} `) + day.replace(/^1 /, '1º ')
}
