import { lexer, type Token, type Tokens } from 'marked'

/** A guide's text in parts, and its headings with an id for each. */
export interface GuideText {
  readonly blocks: readonly Token[]
  readonly ids: ReadonlyMap<Token, string>
  /** Those of the second level: what the guide is divided into. */
  readonly sections: readonly Section[]
}

export interface Section {
  readonly id: string
  readonly heading: Tokens.Heading
}

/** Reads Markdown. */
export function readGuide(text: string): GuideText {
  const blocks = lexer(text)
  const ids = new Map<Token, string>()
  const sections: Section[] = []
  const taken = new Map<string, number>()
  for (const heading of blocks.filter(isHeading)) {
    const id = uniqueId(idFor(heading.text), taken)
    ids.set(heading, id)
    if (heading.depth === 2) sections.push({ id, heading })
  }
  return { blocks, ids, sections }
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function idFor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

function uniqueId(id: string, taken: Map<string, number>): string {
  const earlier = taken.get(id) ?? 0
  taken.set(id, earlier + 1)
  return earlier === 0 ? id : `${id}-${earlier}`
}
