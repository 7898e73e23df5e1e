import { grammarOf } from '#contract/messages/grammar.ts'
import type { EmbedMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The messages of the embed, in French. */
export const messages: EmbedMessages = {
  map: (title) => `Carte : ${title}`,
  list: 'Liste',
  fullMap: 'Ouvrir la carte entière',
  counts: {
    closed: count({ one: 'fermeture', other: 'fermetures' }),
    'closed-now': count({ one: 'fermeture en ce moment', other: 'fermetures en ce moment' }),
    'advice-now': count({ other: 'à éviter' }),
    'zone-unknown': count({ other: 'au fuseau horaire inconnu' }),
    'closed-other-hours': count({ other: 'à d’autres heures' }),
    'advice-other-hours': count({ other: 'à éviter à d’autres heures' }),
    'upcoming-closure': count({ other: 'à venir' }),
    'upcoming-advice': count({ other: 'à éviter plus tard' }),
    notice: count({ other: 'avis' }),
    'upcoming-notice': count({ other: 'avis à venir' }),
    expired: count({ one: 'expirée', other: 'expirées' }),
  },
  details: 'Détails',
  blocked: 'La page qui entoure cette carte l’empêche d’ouvrir des fenêtres. L’adresse de la carte entière :',
}
