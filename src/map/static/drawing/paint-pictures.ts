import type { PlacedPicture } from './tiles.ts'

/** Paints tiles of pictures on whole px: between two soft edges what lies below would shine through. */
export function paintPictures(
  context: CanvasRenderingContext2D,
  tiles: readonly PlacedPicture[],
  opacity: number,
): void {
  context.globalAlpha = opacity
  for (const { picture, x, y, edge } of tiles) {
    const [left, top] = [Math.round(x), Math.round(y)]
    context.drawImage(picture, left, top, Math.round(x + edge) - left, Math.round(y + edge) - top)
  }
}
