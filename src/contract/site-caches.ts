/**
 * What the service worker keeps on a device: the page with its files, further files of the app, and what was seen of the
 * data. Without the worker nothing of it is of use. Field packs lie elsewhere.
 */
export const SITE_CACHES = { shell: 'fieldgate-shell', assets: 'fieldgate-assets', seen: 'fieldgate-seen' } as const
