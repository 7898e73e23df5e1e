import type { RouteBuilder } from './route.ts'

/** What is told of an XML file, element by element; names come without their prefix. */
export interface ElementReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  text(text: string): void
  /** The line, when the whole file has been read. */
  end(): RouteBuilder
}
