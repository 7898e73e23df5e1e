/**
 * What the service worker keeps on a device: the page with its files, further files of the app, and what was seen of the
 * data, with the lists that were read ahead for the cards of their records. Packs lie elsewhere.
 */
export const SITE_CACHES = {
  shell: 'fieldgate-shell',
  assets: 'fieldgate-assets',
  seen: 'fieldgate-seen',
  ahead: 'fieldgate-ahead',
} as const

/** Those with the app itself: where they are gone, it comes from the network. */
export const APP_CACHES = [SITE_CACHES.shell, SITE_CACHES.assets] as const
