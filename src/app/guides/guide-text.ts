import { Lexer, lexer, type Token, type Tokens } from 'marked'

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

/** Reads Markdown. A heading ends with its id, as `## Suche {#search}`, or has one that is made of its words. */
export function readGuide(text: string): GuideText {
  const ids = new Map<Token, string>()
  const sections: Section[] = []
  const taken = new Map<string, number>()
  const blocks = lexer(text).map((token) => {
    if (!isHeading(token)) return token
    const [, words = token.text, given] = GIVEN_ID.exec(token.text) ?? []
    const heading = given === undefined ? token : { ...token, text: words, tokens: Lexer.lexInline(words) }
    const id = uniqueId(given ?? idFor(words), taken)
    ids.set(heading, id)
    if (heading.depth === 2) sections.push({ id, heading })
    return heading
  })
  return { blocks, ids, sections }
}

const GIVEN_ID = /^(.*\S)\s+\{#([\p{L}\p{N}_-]+)\}$/u

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
