declare module 'virtual:precache' {
  /** The files of the app that it starts with and that one may need without a network; the page's revision is its content. */
  export const files: { readonly url: string; readonly revision: string | null }[]
  /** The address of one file that has the scripts and the styles among them: JSON, each text by its address. */
  export const archive: string
  /** How large these files are together, as they are on the device. */
  export const bytes: number
  /** The script that the page of this build starts with. */
  export const startScript: string
  /** The files without which that page cannot start, the script first. */
  export const startFiles: readonly string[]
}
