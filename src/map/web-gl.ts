let known: boolean | undefined

/** Whether the moving map can be drawn: MapLibre needs WebGL 2. */
export function hasWebGl(): boolean {
  return (known ??= document.createElement('canvas').getContext('webgl2') !== null)
}
