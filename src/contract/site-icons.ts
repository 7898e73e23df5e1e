/** A picture of the site's icon. */
export interface AppIcon {
  readonly path: string
  /** Width and height, in px. */
  readonly edge: number
  /** Whether the device cuts it to a shape of its own. */
  readonly isCut: boolean
}

/** Where the browser finds what it needs to install the site. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** The pictures that devices ask for to install the site; the build paints them. */
export const APP_ICONS: readonly AppIcon[] = [
  { path: '/icon-192.png', edge: 192, isCut: false },
  { path: '/icon-512.png', edge: 512, isCut: false },
  { path: '/icon-cut-512.png', edge: 512, isCut: true },
  { path: '/apple-touch-icon.png', edge: 180, isCut: true },
]
