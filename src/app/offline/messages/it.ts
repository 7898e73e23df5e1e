import type { OfflineMessages } from './en.ts'

/** The messages of what the page says about the network and about itself, in Italian. */
export const messages: OfflineMessages = {
  update: {
    ready: 'È pronta una nuova versione.',
    hikeGoes: 'L’escursione sulla mappa non resta: riaprila in seguito.',
    take: 'Aggiorna ora',
    later: 'Più tardi',
  },
}
