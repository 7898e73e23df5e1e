import { files } from 'virtual:maplibre'

/**
 * Asks the network for what moves the map, by far the most that a start loads, while there is no map yet. None of it
 * runs before it is imported, so the first paint does not wait for it.
 */
export function preloadLiveMap(): void {
  if (!('WebGL2RenderingContext' in window)) return
  for (const file of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file })
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
