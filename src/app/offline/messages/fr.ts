import { grammarOf } from '#contract/messages/grammar.ts'
import type { OfflineMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The messages of what the page says about the network and about itself, in French. */
export const messages: OfflineMessages = {
  line: {
    troubles: {
      offline: 'Pas de réseau.',
      slow: 'Le réseau est très lent.',
      portal: 'Ce réseau répond à la place du service : il demande peut-être d’abord de s’identifier.',
      cut: 'Le réseau s’interrompt.',
      failing: 'Le service est en panne.',
      busy: 'Trop de demandes à la fois : cela reprendra tout seul dans environ une minute.',
    },
    lacking: 'Pour ce lieu, rien n’a été chargé auparavant : cela viendra tout seul avec le réseau.',
    partly: 'Au-delà de ce qui est sur cet appareil, rien n’est connu.',
    retry: 'Réessayer',
  },
  age: {
    dataOf: (when: string) => `Données : ${when}`,
    old: (when: string) => `Données anciennes : ${when}`,
    begun: count({ one: '# fermeture a commencé', other: '# fermetures ont commencé' }),
    ended: count({ one: '# a pris fin', other: '# ont pris fin' }),
    since: (what: string) => `depuis, selon le calendrier : ${what}`,
  },
  update: {
    ready: 'Une nouvelle version est prête.',
    hikeGoes: 'La sortie sur la carte ne sera pas conservée : rouvrez-la ensuite.',
    take: 'Mettre à jour',
    later: 'Plus tard',
  },
}
