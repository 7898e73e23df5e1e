import type { Plugin } from 'vite'

/** Pieces of Vite's loader, each with what replaces it. */
const CHANGES = [
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ['if (href in seen) return', 'if (seen[href]) return'],
] as const

/**
 * Has the page ask once more for a stylesheet that could not be loaded. Vite leaves its link in the page and takes it for
 * loaded at the next try, so that the part that needs it comes without its styles.
 */
export function stylesheetsAgain(): Plugin {
  return {
    name: 'stylesheets-again',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: CHANGES.reduce(changed, code), map: null }),
    },
  }
}

function changed(code: string, [theirs, ours]: (typeof CHANGES)[number]): string {
  if (!code.includes(theirs)) throw new Error(`Vite's loader has no ${theirs} any more.`)
  return code.replace(theirs, ours)
}
