let known: boolean | undefined

/** Whether the moving map can be drawn: MapLibre needs WebGL 2. */
export function hasWebGl(): boolean {
  return (known ??= canDraw())
}

function canDraw(): boolean {
  // One with a drawing buffer of any size, or smooth edges, is waited for by whoever gives it back.
  const context = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false })
  // A browser grants few contexts to all maps of a page, so the probe gives its own back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** The moving map was tried, and cannot be drawn: a picture stands in its place from now on. */
export function liveMapBroke(): void {
  known = false
}
