import { fold } from '../fold.ts'

/** What a search for an area looks through: each of its names once, on a line of its own. */
export function foldedArea({ name, names }: { name: string; names?: Readonly<Record<string, string>> | null }): string {
  return foldAll([name, ...Object.values(names ?? {})])
}

interface ClosureTexts {
  readonly name: string
  readonly purpose: string | null
  readonly description: string | null
}

/** What a search for a closure looks through: its name, what it is for and what is said of it. */
export function foldedClosure({ name, purpose, description }: ClosureTexts): string {
  return foldAll([name, purpose ?? '', description ?? ''])
}

function foldAll(texts: readonly string[]): string {
  return [...new Set(texts.map(fold))].filter((text) => text !== '').join('\n')
}
