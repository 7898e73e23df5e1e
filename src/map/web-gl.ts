let known: boolean | undefined

/** Whether the moving map can be drawn: MapLibre needs WebGL 2. */
export function hasWebGl(): boolean {
  return (known ??= document.createElement('canvas').getContext('webgl2') !== null)
}

/** The moving map was tried, and cannot be drawn: a picture stands in its place from now on. */
export function liveMapBroke(): void {
  known = false
}
