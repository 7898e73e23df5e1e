import type { Map as MapLibreMap } from 'maplibre-gl'
import { FIND_MAP } from '../../drivers/drawn.ts'

/** What a page has told of itself; all times in ms since its navigation began. */
export interface Watched {
  /** When each thing was there first. */
  readonly marks: Readonly<Record<string, number>>
  readonly longTasks: readonly number[]
  /** What was given to the graphics processor. */
  readonly vertexBytes: number
  /** What of it the graphics processor still holds. */
  readonly vertexBytesHeld: number
  readonly indexBytes: number
  readonly frames: number
  /** The frames after which the next was due for more than 100 ms. */
  readonly longGaps: number
  readonly longestGapMs: number
  /** How often a source was given other data than its first. */
  readonly setData: number
}

interface PageWatch {
  /** The page's map, if it is one of MapLibre. */
  map(): MapLibreMap | null
  read(): Watched
  /** For how long the page has drawn nothing, in ms; 0 until it was done once. */
  restMs(): number
  /** Forgets what was counted, not when things were there. */
  reset(): void
  /** A page without MapLibre tells what it has drawn. */
  drew(name: string): void
  idle(): void
  /** Flies nearer in three seconds. */
  fly(zoom: number): void
}

declare global {
  interface Window {
    benchWatch: PageWatch
  }
}

/** Runs in the page before all else. */
export const PAGE_WATCH = `(${watchPage.toString()})(() => {
  if (window.benchMap) return window.benchMap
  ${FIND_MAP}
  return map?.queryRenderedFeatures ? map : null
})`

function watchPage(findMap: () => MapLibreMap | null): void {
  const marks: Record<string, number> = {}
  const longTasks: number[] = []
  let [vertexBytes, indexBytes, drawnAt, frameAt, setData] = [0, 0, 0, 0, 0]
  let gaps: number[] = []
  let isIdle = false
  let found: MapLibreMap | null = null

  const mark = (name: string) => {
    marks[name] ??= performance.now()
  }
  const idle = () => {
    isIdle = true
    drawnAt = performance.now()
    marks.idle = drawnAt
  }

  const held = new Map<unknown, number>()
  const METHODS = ['bufferData', 'bufferSubData', 'deleteBuffer'] as const
  const countBytes = (gl: WebGLRenderingContext, method: (typeof METHODS)[number], args: readonly unknown[]) => {
    if (method === 'deleteBuffer') {
      held.delete(args[0])
      return
    }
    const data = args[method === 'bufferData' ? 1 : 2]
    const bytes = ArrayBuffer.isView(data) || data instanceof ArrayBuffer ? data.byteLength : 0
    if (args[0] === gl.ARRAY_BUFFER) {
      vertexBytes += bytes
      if (method === 'bufferData') held.set(gl.getParameter(gl.ARRAY_BUFFER_BINDING), bytes)
    } else indexBytes += bytes
  }
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const method of METHODS) {
      const original = prototype[method]
      Object.assign(prototype, {
        [method](this: WebGLRenderingContext, ...args: unknown[]) {
          countBytes(this, method, args)
          Reflect.apply(original, this, args)
        },
      })
    }
  }

  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  const paints = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') marks.paint = startTime
  })
  paints.observe({ type: 'paint', buffered: true })

  const awaited = new Map([
    ['row', '[data-rows] li'],
    ['map', '.maplibregl-canvas'],
  ])
  new MutationObserver((_, observer) => {
    for (const [name, selector] of awaited) {
      if (document.querySelector(selector) === null) continue
      awaited.delete(name)
      if (name === 'map') mark(name)
      else requestAnimationFrame(() => setTimeout(() => mark(name)))
    }
    if (awaited.size === 0) observer.disconnect()
  }).observe(document, { childList: true, subtree: true })

  function follow(map: MapLibreMap): void {
    const waiting = new Set<string>()
    map.on('data', (event) => {
      if (!('tile' in event) || !('sourceId' in event) || event.tile === undefined) return
      const name = /area/.test(event.sourceId) ? 'area' : /closure/.test(event.sourceId) ? 'closures' : null
      const isFull = Object.keys(event.tile.buckets ?? {}).length > 0
      if (name === null || !isFull) return
      if (name === 'area') mark('tile')
      waiting.add(name)
    })
    map.on('render', () => {
      drawnAt = performance.now()
      for (const name of waiting) mark(name)
      waiting.clear()
    })
    map.on('idle', idle)
    const sources = new Set(Object.keys(map.style.loaded() ? map.getStyle().sources : {}))
    map.on('sourcedataloading', ({ tile, sourceId }) => {
      if (tile !== undefined || map.getSource(sourceId)?.type !== 'geojson') return
      if (sources.has(sourceId)) setData++
      sources.add(sourceId)
    })
  }
  const everyFrame = (at: number) => {
    gaps.push(at - frameAt)
    frameAt = at
    if (found === null) {
      found = findMap()
      if (found !== null) follow(found)
    }
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)

  window.benchWatch = {
    map: () => found,
    read: () => ({
      marks,
      longTasks,
      vertexBytes,
      vertexBytesHeld: [...held.values()].reduce((sum, bytes) => sum + bytes, 0),
      indexBytes,
      frames: gaps.length,
      longGaps: gaps.filter((ms) => ms > 100).length,
      longestGapMs: Math.max(0, ...gaps),
      setData,
    }),
    restMs: () => (isIdle ? performance.now() - drawnAt : 0),
    reset() {
      longTasks.length = 0
      gaps = []
      frameAt = performance.now()
      vertexBytes = indexBytes = setData = 0
    },
    drew: mark,
    idle,
    fly(zoom) {
      isIdle = false
      if (found !== null) found.flyTo({ zoom, center: found.getCenter(), duration: 3000 })
      else window.benchFly?.(zoom)
    },
  }
}
