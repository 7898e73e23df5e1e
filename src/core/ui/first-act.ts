interface Part {
  preload(): Promise<void>
}

/**
 * Loads parts of the page that one may need without the network when the visitor first does something in it: nobody who
 * only looks at it loads them.
 */
export function loadOnFirstAct(...parts: readonly Part[]): void {
  const controller = new AbortController()
  const load = () => {
    controller.abort()
    for (const part of parts) void part.preload()
  }
  for (const act of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(act, load, { capture: true, signal: controller.signal })
  }
}
