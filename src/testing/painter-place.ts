/** The directory of the program that paints, `preview.js`, and of the files that it asks the web app for. */
export type PainterPlace = string

declare module 'vitest' {
  interface ProvidedContext {
    readonly painter: PainterPlace
  }
}
