import type { OfflineMessages } from './en.ts'

/** The messages of what the page says about the network and about itself, in German. */
export const messages: OfflineMessages = {
  update: {
    ready: 'Eine neue Version ist bereit.',
    hikeGoes: 'Die Tour auf der Karte bleibt nicht erhalten: danach noch einmal öffnen.',
    take: 'Jetzt aktualisieren',
    later: 'Später',
  },
}
