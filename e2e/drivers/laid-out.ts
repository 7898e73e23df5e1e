import type { Page } from '@playwright/test'
import { z } from 'zod'

const Notes = z.array(z.object({ source: z.string(), tile: z.string() }))

/** Notes each tile that a live map has its worker lay out, which makes its buffers anew. Before a page is opened. */
export async function noteLayouts(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const notes = (window.tilesLaidOut = [])
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message, ...others) {
      const { type, data } = message ?? {}
      const { z, x, y } = data?.tileID?.canonical ?? {}
      if (type === 'LT' || type === 'RT') notes.push({ source: data.source, tile: [z, x, y].join('/') })
      return post.call(this, message, ...others)
    }
  })()`)
}

/** The tiles of a source that were laid out, each as often as it was. */
export async function tilesLaidOut(page: Page, source: string): Promise<readonly string[]> {
  const notes = Notes.parse(await page.evaluate('window.tilesLaidOut'))
  return notes.filter((note) => note.source === source).map(({ tile }) => tile)
}
