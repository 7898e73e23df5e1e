/** What is used of a class that browsers and Node have alike, but that the language's own library does not declare. */
declare class URLSearchParams {
  constructor(init?: string | readonly (readonly [string, string])[])
  get(name: string): string | null
  getAll(name: string): string[]
  set(name: string, value: string): void
  toString(): string
}
