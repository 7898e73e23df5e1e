import { palettes, type Theme } from '#ui/theme/palette.ts'

/** A picture that style layers name: its size in px, and how it is painted in a canvas that is scaled to px. */
export interface Drawing {
  readonly width: number
  readonly height: number
  paint(canvas: CanvasRenderingContext2D): void
}

/** Pictures by name; each is drawn for a theme. */
export type Drawings = Readonly<Record<string, (theme: Theme) => Drawing>>

/** What a style layer calls a picture. The theme is part of it, so that a change of theme asks for new ones. */
export function imageId(name: string, theme: Theme): string {
  return name + imageSuffix(theme)
}

/** The end of a picture's id, for expressions that put its name together. */
export function imageSuffix(theme: Theme): string {
  return `@${theme}`
}

/** The drawing that an image id stands for; null for one that no layer has. */
export function drawingOf(id: string, drawings: Drawings): Drawing | null {
  const [name = '', theme = ''] = id.split('@')
  return isTheme(theme) && Object.hasOwn(drawings, name) ? (drawings[name]?.(theme) ?? null) : null
}

/** Pixels at `pixelRatio` device px to the px, rounded to whole ones so that patterns wrap without a seam. */
export function pixelsOf({ width, height, paint }: Drawing, pixelRatio: number): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * pixelRatio)
  canvas.height = Math.round(height * pixelRatio)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No 2D canvas to draw map icons in.')
  context.scale(canvas.width / width, canvas.height / height)
  paint(context)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function isTheme(text: string): text is Theme {
  return Object.hasOwn(palettes, text)
}
