import { pixelsOf, type Drawings } from '../../style/drawing.ts'
import type { StyleParts } from '../../style/surface.ts'

/** A picture that style layers name, with its size in px. */
export interface Picture {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
}

type Pictures = ReadonlyMap<string, Picture>

/** Every picture that contents of a map name, for so many device px to the px. */
export function picturesOf(contents: readonly StyleParts[], ratio: number): Pictures {
  return new Map(contents.flatMap(({ drawings = {} }) => [...painted(drawings, ratio)]))
}

const known = new WeakMap<Drawings, { readonly ratio: number; readonly pictures: Pictures }>()

/** The same drawings are painted only once for a ratio. */
function painted(drawings: Drawings, ratio: number): Pictures {
  const before = known.get(drawings)
  if (before?.ratio === ratio) return before.pictures
  const pictures = new Map(
    Object.entries(drawings).map(([name, drawing]) => [name, pictureOf(pixelsOf(drawing, ratio), ratio)]),
  )
  known.set(drawings, { ratio, pictures })
  return pictures
}

function pictureOf(data: ImageData, ratio: number): Picture {
  const image = document.createElement('canvas')
  image.width = data.width
  image.height = data.height
  image.getContext('2d')?.putImageData(data, 0, 0)
  return { image, width: data.width / ratio, height: data.height / ratio }
}
