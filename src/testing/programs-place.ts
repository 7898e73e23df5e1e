/** The directory of the service's programs, as they are shipped. */
export type ProgramsPlace = string

declare module 'vitest' {
  interface ProvidedContext {
    readonly programs: ProgramsPlace
  }
}
