import { Canvas, createCanvas, DOMMatrix, Path2D } from '@napi-rs/canvas'
import { FONT_FAMILY } from './fonts.ts'

/** Gives this thread what the map's drawings ask of a page. To be called before anything is drawn. */
export function installCanvas(): void {
  const document = { body: null, createElement: () => createCanvas(1, 1) }
  const getComputedStyle = () => ({ fontFamily: FONT_FAMILY })
  Object.assign(globalThis, { Path2D, DOMMatrix, document, getComputedStyle })
}

/** A canvas of so many px, and what to draw on it with. */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw with.')
  return [canvas, context]
}

/** What is on a canvas, as a PNG. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  if (!(canvas instanceof Canvas)) throw new Error('This canvas is not one of this thread.')
  return new Uint8Array(await canvas.encode('png'))
}
