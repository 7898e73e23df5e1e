/** Every word that the app shows, in English; its shape is what the other languages must fill. */
export const en = {
  app: {
    tagline: 'Protected areas and what is closed in them',
    skipToList: 'Skip to the list',
    menu: 'Menu',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
    close: 'Close',
    retry: 'Retry',
    loading: 'Loading …',
    demo: 'Demo data',
    demoNote: 'closures are invented',
    dataOf: (when: string) => `data of ${when}`,
  },
  map: {
    label: 'Map of protected areas and closures',
    loading: 'The map is loading …',
    failed: 'The map cannot be shown here. The list has everything that it would show.',
    basemapFailed: 'The background map could not be loaded. Areas and closures are shown without it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'My position',
    locating: 'Looking for your position …',
    locateDenied: 'The position may not be used: allow it in the browser’s settings for this page.',
    locateFailed: 'The position could not be found.',
    legend: 'Legend',
    attribution: (parts: string) => `Base: ${parts}`,
    kilometres: (n: number) => `${n} km`,
    metres: (n: number) => `${n} m`,
  },
  areas: {
    title: 'Protected areas',
    one: 'Protected area',
    families: {
      park: 'National park, wilderness',
      reserve: 'Nature reserve',
      landscape: 'Landscape',
      rest: 'Wildlife rest zone',
      marine: 'Marine',
      other: 'Other',
    },
  },
  closures: {
    title: 'Closures and notices',
    looks: {
      'in-force': 'Closed now',
      'other-hours': 'Closed at other hours',
      voluntary: 'Please avoid (advice)',
      upcoming: 'Upcoming',
      notice: 'Notice',
      expired: 'Expired',
    },
  },
}

/** The words of one language. */
export type Messages = typeof en
