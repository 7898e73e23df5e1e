import type { Page } from '@playwright/test'
import type { Position } from 'geojson'
import { z } from 'zod'

/** How much the filters leave of what is drawn; a cluster is as many closures as match of those it stands for. */
export interface DrawnCounts {
  readonly areas: number
  readonly closures: number
}

const Feature = z.object({ id: z.unknown(), properties: z.record(z.string(), z.unknown()) })
const Drawn = z.object({ areas: z.array(Feature), closures: z.array(Feature) }).nullable()

/** The page offers nobody its map: it is taken from where React keeps it, in the context provider beside its element. */
export const FIND_MAP = `
  const element = document.querySelector('.maplibregl-map')
  const fiber = element && element[Object.keys(element).find((key) => key.startsWith('__reactFiber'))]
  const map = fiber?.sibling?.memoizedProps?.value
`

const ASK_MAP = `(() => {
  ${FIND_MAP}
  if (!map?.queryRenderedFeatures) return null
  const drawnIn = (ids) =>
    map
      .queryRenderedFeatures({ layers: map.getLayersOrder().filter((id) => ids.includes(id.split('/')[0])) })
      .map(({ id, properties }) => ({ id: id ?? null, properties }))
  return {
    areas: drawnIn(['area-dot', 'area-fill']),
    closures: drawnIn(['closure-icon', 'closure-cluster']),
  }
})()`

/**
 * How often the live map is asked what is drawn somewhere while a pointer moves over it, by so many moves within one
 * frame, and until two frames later.
 */
export async function questionsOfMoves(page: Page, { x, y }: { x: number; y: number }, moves: number): Promise<number> {
  const questions = await page.evaluate(`(async () => {
    ${FIND_MAP}
    const ask = map.queryRenderedFeatures
    let questions = 0
    map.queryRenderedFeatures = (...question) => {
      questions++
      return ask.apply(map, question)
    }
    for (let move = 0; move < ${moves}; move++) {
      const at = { clientX: ${x} + move, clientY: ${y}, bubbles: true }
      map.getCanvas().dispatchEvent(new MouseEvent('mousemove', at))
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    map.queryRenderedFeatures = ask
    return questions
  })()`)
  return z.number().parse(questions)
}

/** What a live map has drawn; null where there is none. */
export async function drawnOn(page: Page): Promise<DrawnCounts | null> {
  const drawn = Drawn.parse(await page.evaluate(ASK_MAP))
  return drawn && { areas: sumOf(drawn.areas), closures: sumOf(drawn.closures) }
}

const Names = z.array(z.string())

/** The areas whose names a live map has drawn. */
export async function areaNamesDrawn(page: Page): Promise<readonly string[]> {
  return Names.parse(await page.evaluate(askNames('[undefined]')))
}

/** The areas whose names a live map has drawn over one of some places. */
export async function areaNamesAt(page: Page, places: readonly Position[]): Promise<readonly string[]> {
  return Names.parse(await page.evaluate(askNames(`${JSON.stringify(places)}.map((place) => map.project(place))`)))
}

/** The closures whose names a live map has drawn. */
export async function closureNamesDrawn(page: Page): Promise<readonly string[]> {
  return Names.parse(await page.evaluate(askNames('[undefined]', 'closure-name')))
}

/** Asks for the names at points, each an expression in the page's terms; at `undefined` for all. */
function askNames(points: string, layer = 'area-label'): string {
  return `(() => {
    ${FIND_MAP}
    const options = { layers: ['${layer}'] }
    const drawn = ${points}.flatMap((at) => (at ? map.queryRenderedFeatures(at, options) : map.queryRenderedFeatures(options)))
    return [...new Set(drawn.map(({ properties }) => String(properties.name)))]
  })()`
}

/** The style layers that a live map draws of a source. */
export async function layersShown(page: Page, source: string): Promise<readonly string[]> {
  const shown = await page.evaluate(`(() => {
    ${FIND_MAP}
    const isShown = (id) =>
      map.getLayer(id).source === '${source}' && map.getLayoutProperty(id, 'visibility') !== 'none'
    return map.getLayersOrder().filter(isShown)
  })()`)
  return Names.parse(shown)
}

/** Whether a live map has a style layer, and draws it at its zoom. */
export async function isLayerDrawn(page: Page, id: string): Promise<boolean> {
  const isHidden = await page.evaluate(`(() => {
    ${FIND_MAP}
    return map?.getLayer?.('${id}')?.isHidden(map.getZoom()) ?? true
  })()`)
  return !z.boolean().parse(isHidden)
}

/** A thing may be drawn in several parts. */
function sumOf(features: readonly z.infer<typeof Feature>[]): number {
  const counts = new Map(features.map(({ id, properties }) => [String(id), matchingIn(properties)]))
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function matchingIn({ cluster, matching, point_count, faded }: Record<string, unknown>): number {
  if (cluster === true) return Number(matching ?? point_count ?? 0)
  return faded === true ? 0 : 1
}
