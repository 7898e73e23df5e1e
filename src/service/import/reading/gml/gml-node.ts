import type { Attributes } from '../input/xml.ts'

/** An element of a GML geometry, named without its prefix. */
export interface GmlNode {
  readonly name: string
  readonly attributes: Attributes
  readonly children: readonly GmlNode[]
  readonly text: string
}

/** Builds one element as it is read, with all that is in it. */
export class GmlNodeBuilder {
  readonly #open: { name: string; attributes: Attributes; children: GmlNode[]; text: string }[] = []

  open(name: string, attributes: Attributes): void {
    this.#open.push({ name, attributes, children: [], text: '' })
  }

  text(text: string): void {
    const top = this.#open.at(-1)
    if (top !== undefined) top.text += text
  }

  /** Ends the innermost element; gives it where it is the one that was opened first. */
  close(): GmlNode | null {
    const node = this.#open.pop()
    if (node === undefined) return null
    const around = this.#open.at(-1)
    if (around === undefined) return node
    around.children.push(node)
    return null
  }
}

/** An attribute by its name without prefix: `xlink:href` as `href`. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const found = Object.keys(attributes).find((key) => key === name || key.endsWith(`:${name}`))
  return found === undefined ? undefined : attributes[found]
}

/** The first `srsName` that an element or one in it has. */
export function srsNameIn(node: GmlNode): string | undefined {
  const own = attributeOf(node.attributes, 'srsName')
  if (own !== undefined) return own
  for (const child of node.children) {
    const found = srsNameIn(child)
    if (found !== undefined) return found
  }
  return undefined
}
