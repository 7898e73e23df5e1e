/** The attributes of a tag by their names, in this order; one without a value is there or not. */
export type Attributes = Readonly<Record<string, string | number | true>>

/** A longer tag of more attributes has a line for each of them. */
const [LONG, FEW] = [100, 2]

/** The HTML of an element. What is within it is HTML already; null for an element that cannot have anything. */
export function element(name: string, attributes: Attributes, content: string | null): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escaped(String(value))}"`,
  )
  const end = content === null ? ' />' : '>'
  const oneLine = `<${[name, ...written].join(' ')}${end}`
  const isShort = oneLine.length <= LONG || written.length <= FEW
  const tag = isShort ? oneLine : `<${[name, ...written].join('\n  ')}\n${end.trim()}`
  return content === null ? tag : `${tag}${content}</${name}>`
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** A text as HTML that is nothing but text, wherever it stands. */
export function escaped(text: string): string {
  return oneLineOf(text).replaceAll(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character)
}

/** A text in one line, without the characters that no HTML may have. */
export function oneLineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{NChar}\s]+/gu, ' ').trim()
}
