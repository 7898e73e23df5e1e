let known: boolean | undefined

/** Whether the moving map can be drawn: MapLibre needs WebGL 2. */
export function hasWebGl(): boolean {
  return (known ??= canDraw())
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // A browser has few of them for all maps of a page: it is not kept until the canvas happens to be tidied away.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** The moving map was tried, and cannot be drawn: a picture stands in its place from now on. */
export function liveMapBroke(): void {
  known = false
}
