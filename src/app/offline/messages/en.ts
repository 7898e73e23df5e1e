/** The messages of what the page says about the network and about itself, in English. */
export const messages = {
  update: {
    ready: 'A new version is ready.',
    hikeGoes: 'The hike on the map does not stay: open it again afterwards.',
    take: 'Update now',
    later: 'Later',
  },
}

export type OfflineMessages = typeof messages
