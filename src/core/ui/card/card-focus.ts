import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What had the focus before the last card opened; a card that replaces it gives the focus back there. */
let openerBefore: Element | null = null

/**
 * Keeps the focus from getting lost while cards open and close. A card that opens takes a lost focus to its heading; one
 * that closes gives it back to what had it before, else to the row of its record, else to the list.
 */
export function useCardFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(function keepFocus() {
    const opener = isLost() ? (coveredRow() ?? openerBefore) : document.activeElement
    if (isLost()) heading.current?.focus({ preventScroll: true })
    return () => {
      openerBefore = opener
      const row = document.querySelector('[data-rows] [aria-current="true"]')
      // By then what opens in its place, if anything does, has the focus.
      setTimeout(() => {
        if (isLost()) focusFirst([opener, row, chosenTab()])
        openerBefore = null
      })
    }
  }, [])
  return heading
}

function isLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[inert]') !== null
}

/** What opened a card that covers it. */
function coveredRow(): Element | null {
  const focused = document.activeElement
  return focused?.closest('[inert]') == null ? null : focused
}

function chosenTab(): Element | null {
  return document.querySelector('[role="tab"][aria-selected="true"]')
}

/** Gives the focus to the first of some elements that is still there to take it. */
function focusFirst(elements: readonly (Element | null)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
