/** What the name of each invented record begins with, so that it is never taken for real where it goes. */
export const DEMO_LABEL = 'Demo: '

/** The language in which the invented records are written. */
export const DEMO_LANGUAGE = 'en'
