import type { Page } from '@playwright/test'

/** From the next start on, what is read of a canvas is noise: so answers a browser that hides its device. */
export async function hideDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      prototype.getImageData = (_x: number, _y: number, width: number, height: number) =>
        new ImageData(
          new Uint8ClampedArray(4 * width * height).map((_, i) => 37 * i),
          width,
          height,
        )
    }
  })
}
