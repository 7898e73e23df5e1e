/** Under which what the service says at a path is kept. */
export function documentKey(path: string, lang: string | null): string {
  return lang === null ? path : `${path} ${lang}`
}
