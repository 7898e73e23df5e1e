import type { Page } from '@playwright/test'

/**
 * Shows all that is read as a language with long words and accents would, made of the English that is there; from right to
 * left too, if asked. Null: as it was, but for what the page has written anew.
 */
export async function showPseudoLanguage(page: Page, direction: 'ltr' | 'rtl' | null): Promise<void> {
  await page.evaluate((dir) => {
    interface Written extends Text {
      english?: string
    }
    const LONG: Readonly<Record<string, string>> = {
      a: 'áâ',
      e: 'éê',
      i: 'íî',
      o: 'óô',
      u: 'úû',
      y: 'ý',
      n: 'ñ',
      s: 'š',
    }
    const longer = (text: string) => text.replaceAll(/[aeiouyns]/g, (letter) => LONG[letter] ?? letter)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Written | null; node !== null; node = walker.nextNode() as Written | null) {
      const { english } = node
      if (english !== undefined && node.data === longer(english)) node.data = english
      delete node.english
      if (dir === null || node.parentElement?.closest('script, style') !== null) continue
      node.english = node.data
      node.data = longer(node.data)
    }
    document.documentElement.dir = dir ?? 'ltr'
  }, direction)
}

/** The texts that lie over each other, with nothing opaque between them: what floats over the page covers it. */
export function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 3
    const lines: { readonly element: Element; readonly rect: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '') continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden, [inert], svg, option') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) lines.push({ element, rect })
    }
    const isOpaque = (element: Element) => !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor)
    const meet = (one: Element, a: DOMRect, other: Element, b: DOMRect) => {
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      if (right - left <= LEAST || bottom - top <= LEAST) return false
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const [first = -1, last = -1] = [stack.indexOf(one), stack.indexOf(other)].toSorted((x, y) => x - y)
      if (first === -1) return false
      return !stack.slice(0, last).some((element) => !element.contains(stack[last] ?? null) && isOpaque(element))
    }
    const told = (element: Element) => `“${element.textContent?.slice(0, 30)}”`
    const found = lines.flatMap(({ element, rect }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.element !== element && meet(element, rect, other.element, other.rect))
        .map((other) => `${told(element)} and ${told(other.element)}`),
    )
    return [...new Set(found)]
  })
}
