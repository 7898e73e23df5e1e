/** Where what is built lies, as it is shipped. */
export interface BuiltPlace {
  /** The directory of the service's programs. */
  readonly programs: string
  /** The directory of the files that the painter of previews asks the web app for. */
  readonly webRoot: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly built: BuiltPlace
  }
}
