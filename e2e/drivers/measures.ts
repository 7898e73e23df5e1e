import type { Page } from '@playwright/test'

/** The sheet of a phone, lowered: what lies below its edge comes when it is raised. */
const LOWERED = '[data-snap="low"] section:has(> button:first-child)'

const TARGETS =
  'a[href], button, input, select, summary, [role="tab"], [role="slider"], [role="option"], [tabindex]:not([tabindex="-1"])'

/**
 * What can be tapped and is smaller than so many px, with its size: not a link within a sentence, nor a field in its label,
 * which counts instead.
 */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(
    ([selector, size]) => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      }
      const isWithinText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li, dd, td, label')?.textContent?.trim() !== element.textContent?.trim()
      const labelOf = (element: Element) =>
        (element instanceof HTMLInputElement ? element.labels?.[0] : null) ?? element
      return Array.from(document.querySelectorAll(selector))
        .filter((element) => isSeen(element) && element.closest('[inert]') === null && !isWithinText(element))
        .flatMap((element) => {
          const own = element.getBoundingClientRect()
          const around = labelOf(element).getBoundingClientRect()
          const [width, height] = [Math.max(own.width, around.width), Math.max(own.height, around.height)]
          const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
          return Math.min(width, height) < size - 0.5
            ? [`${element.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`]
            : []
        })
    },
    [TARGETS, least] as const,
  )
}

/** Lays the page out with the space around letters, words and lines that WCAG 1.4.12 names; null: as it is. */
export async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((on) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = on ? [sheet] : []
  }, isWide)
}

/** The texts and controls of which something is cut off where nothing scrolls, but for lines that end in dots. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate((lowered) => {
    const textsOf = (element: Element) =>
      Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '')
    const boxOf = (element: Element) => {
      const [first] = textsOf(element)
      const last = textsOf(element).at(-1)
      if (first === undefined || last === undefined) return element.getBoundingClientRect()
      const words = document.createRange()
      words.setStartBefore(first)
      words.setEndAfter(last)
      return words.getBoundingClientRect()
    }
    const hasText = (element: Element) => textsOf(element).length > 0
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [inert], [aria-hidden="true"]') === null
    const cutBy = (element: Element) => {
      const box = boxOf(element)
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around)
        const endsInDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (endsInDots) return null
        const room = around.getBoundingClientRect()
        // None of these is to be scrolled across.
        if (around.matches('[popover], dialog, body')) {
          const { left, right } = element.getBoundingClientRect()
          return right > room.right + 1.5 || left < room.left - 1.5 ? around : null
        }
        if (/auto|scroll/.test(style.overflow)) return null
        const isCutAcross =
          /hidden|clip/.test(style.overflowX) && (box.right > room.right + 1.5 || box.left < room.left - 1.5)
        const isCutDown =
          /hidden|clip/.test(style.overflowY) && (box.bottom > room.bottom + 1.5 || box.top < room.top - 1.5)
        const isLowered = around.matches(lowered)
        if (isCutAcross || (isCutDown && !isLowered)) return around
        if (isLowered) return null
      }
      return null
    }
    return (
      Array.from(document.querySelectorAll('body *'))
        .filter((element) => (element.matches('button, a, input') || hasText(element)) && isSeen(element))
        // What is a pixel wide waits for the focus.
        .filter((element) => element.getBoundingClientRect().width > 1 && cutBy(element) !== null)
        .map((element) => `${element.tagName} “${element.textContent?.slice(0, 40)}”`)
    )
  }, LOWERED)
}
