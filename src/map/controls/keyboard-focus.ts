/**
 * Follows, until the signal, whether an element is focused by keyboard: that it was pointed at is no focus of this kind, nor
 * that it is pointed at meanwhile.
 */
export function followKeyboardFocus(
  element: HTMLElement,
  onChange: (isByKeyboard: boolean) => void,
  signal: AbortSignal,
): void {
  element.addEventListener('focus', () => onChange(element.matches(':focus-visible')), { signal })
  element.addEventListener('blur', () => onChange(false), { signal })
  element.addEventListener('pointerdown', () => onChange(false), { signal })
}
