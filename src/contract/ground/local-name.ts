/** Where tiles have a name as people there say it, the best first: tilemaker has it as that in Latin letters alone. */
export const LOCAL_NAMES = ['name', 'name:latin'] as const

/** The name of a feature of a tile as people there say it; null for none. */
export function localName(properties: Readonly<Record<string, unknown>>): string | null {
  for (const key of LOCAL_NAMES) {
    const name = textIn(properties[key])
    if (name !== null) return name
  }
  return null
}

/** What is written in a property of a feature; null for nothing. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
