declare module 'virtual:maplibre' {
  /** The addresses of what MapLibre is made of, where the build ships it as it comes. */
  export const files: readonly string[]
}
