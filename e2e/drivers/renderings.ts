import type { Locator } from '@playwright/test'

/**
 * Notes the props with which React rendered an element last, which it leaves on the element; the answer tells
 * whether these are still the same: then nothing has rendered it anew.
 */
export async function noteRendering(element: Locator): Promise<() => Promise<boolean>> {
  const props = await element.evaluateHandle(propsOf)
  return async () => {
    const now = await element.evaluateHandle(propsOf)
    return now.evaluate((latest, before) => latest === before, props)
  }
}

function propsOf(element: Element): unknown {
  const name = Object.keys(element).find((key) => key.startsWith('__reactProps'))
  if (name === undefined) throw new Error('React has not rendered this element.')
  return Reflect.get(element, name)
}
