import { brotliCompressSync } from 'node:zlib'
import { ORIGIN, type RecordedStyle } from '../pages/recorded-style.ts'
import type { OwnFile, Proxy } from '../proxy.ts'
import { Visit } from './visit.ts'

/** Takes from the app what its map draws at an address, once nothing is drawn any more: the style, its data and images. */
export async function recordStyle(proxy: Proxy, address: string): Promise<OwnFile> {
  const visit = await Visit.to(proxy, address, { hasWorker: false })
  try {
    await visit.quiet()
    const recorded = JSON.stringify(await visit.page.evaluate(recordOnPage))
    return { type: 'application/json', bytes: brotliCompressSync(recorded.replaceAll(proxy.url, ORIGIN)) }
  } finally {
    await visit.end()
  }
}

function recordOnPage(): RecordedStyle {
  const map = window.benchWatch.map()
  if (map === null) throw new Error('There is no map.')
  const images = map.listImages().flatMap((name) => {
    const image = map.getImage(name)
    if (image === undefined) return []
    const { data: pixels, ...metadata } = image
    const { width, height } = pixels
    const inBase64 = btoa(Array.from(pixels.data, (byte) => String.fromCharCode(byte)).join(''))
    return [{ name, width, height, pixels: inBase64, metadata }]
  })
  return { style: map.getStyle(), images }
}
