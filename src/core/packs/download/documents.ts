/** Under which what the service says at a path is kept. */
export function documentKey(path: string, lang: string | null): string {
  return lang === null ? path : `${path} ${lang}`
}

/** What the app is told by the site that it is of, outside of the API. */
export const CONFIG_PATH = '/config.json'
