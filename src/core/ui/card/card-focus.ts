import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../focus.ts'

/** What had the focus before the last card opened; a card that replaces it gives the focus back there. */
let openerBefore: Element | null = null

/**
 * Keeps the focus from getting lost while cards open and close. A card that opens takes it to its heading from where it is
 * lost, or stays behind in a list or in what stands beside it; one that closes gives it back to what had it before, else to the row of
 * its record, else to the list. `stage`: as it changes, what had the focus may go; null: it goes elsewhere then.
 */
export function useCardFocus(stage: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(function keepFocus() {
    const opener = isFocusLost() ? (coveredRow() ?? openerBefore) : document.activeElement
    if (isFocusLost() || isBehind(opener)) heading.current?.focus({ preventScroll: true })
    return () => {
      openerBefore = opener
      const row = document.querySelector('[data-rows] [aria-current="true"]')
      // By then what opens in its place, if anything does, has the focus.
      setTimeout(() => {
        if (isFocusLost()) focusFirst([opener, row, chosenTab()])
        openerBefore = null
      })
    }
  }, [])
  useEffect(
    function keepFocusInCard() {
      if (stage !== null && isFocusLost()) heading.current?.focus({ preventScroll: true })
    },
    [stage],
  )
  return heading
}

/** Whether it chose the card, and the card is far from it for the keys; not while someone types in it. */
function isBehind(opener: Element | null): boolean {
  return opener?.closest('section, [data-rows], search') != null && opener.ariaExpanded !== 'true'
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
