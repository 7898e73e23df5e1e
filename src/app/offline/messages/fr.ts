import type { OfflineMessages } from './en.ts'

/** The messages of what the page says about the network and about itself, in French. */
export const messages: OfflineMessages = {
  update: {
    ready: 'Une nouvelle version est prête.',
    hikeGoes: 'La sortie sur la carte ne sera pas conservée : rouvrez-la ensuite.',
    take: 'Mettre à jour',
    later: 'Plus tard',
  },
}
