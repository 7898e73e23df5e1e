import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Plugin } from 'vite'
import { APP_ICONS, type AppIcon } from '#contract/site-icons.ts'

/** The attribute that rounds the icon's corners; a picture that the device crops is painted without it. */
const CORNERS = / rx="\d+"/

/** Paints the site's icon as the pictures that devices ask for to install it. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const drawing = await readFile(join(this.environment.config.publicDir, 'icon.svg'), 'utf8')
      for (const icon of APP_ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.path.slice(1), source: await painted(drawing, icon) })
      }
    },
  }
}

async function painted(drawing: string, { edge, isCut }: AppIcon): Promise<Uint8Array> {
  const svg = isCut ? drawing.replace(CORNERS, '') : drawing
  const picture = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${edge}" height="${edge}" `)))
  const canvas = createCanvas(edge, edge)
  canvas.getContext('2d').drawImage(picture, 0, 0, edge, edge)
  return canvas.toBuffer('image/png')
}
