import { grammarOf } from '#contract/messages/grammar.ts'
import type { ReadyMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The messages of the check whether all is there for the field, in French. */
export const messages: ReadyMessages = {
  title: 'Prêt pour le terrain ?',
  intro: 'Listes, recherche, fiches et carte sont essayées avec cet appareil seul, comme s’il n’y avait pas de réseau.',
  checking: 'Vérification…',
  failed: 'La vérification n’a pas pu être terminée. Réessayez.',
  again: 'Vérifier de nouveau',
  ready: 'Prêt : tout fonctionne avec cet appareil seul.',
  readyBut: count({ one: 'Prêt, avec une chose à savoir.', other: 'Prêt, avec # choses à savoir.' }),
  lacking: count({ one: 'Pas prêt : il manque une chose.', other: 'Pas prêt : il manque # choses.' }),
  verdicts: { good: 'Fonctionne', warning: 'À savoir', missing: 'Manque' },
  app: {
    good: 'L’application s’ouvre sans réseau.',
    missing:
      'L’application n’est pas entière sur cet appareil. Rechargez la page tant qu’il y a du réseau, et patientez un instant.',
  },
  regions: count({ one: 'Une région est sur cet appareil.', other: '# régions sont sur cet appareil.' }),
  noRegion: 'Aucune région n’est sur cet appareil.',
  view: {
    good: 'Ce que montre la carte est dans vos régions.',
    warning: 'La carte montre plus que vos régions : au-delà, rien n’est connu.',
  },
  age: {
    good: (when) => `Les données les plus anciennes : ${when}.`,
    old: (name, when) => `Les données de « ${name} » sont anciennes : ${when}.`,
    unfinished: (name) => `« ${name} » n’est pas encore complète.`,
  },
  tasks: {
    lists: { good: 'Aires et fermetures sont listées.', missing: 'Aires et fermetures ne sont pas listées.' },
    search: { good: 'La recherche trouve les noms.', missing: 'La recherche ne trouve rien.' },
    cards: { good: 'Les fiches s’ouvrent avec tout leur contenu.', missing: 'Les fiches ne s’ouvrent pas.' },
    here: { good: 'Ce qui s’applique à un lieu s’affiche.', missing: 'Ce qui s’applique à un lieu ne s’affiche pas.' },
    map: { good: 'La carte dessine les aires.', missing: 'La carte ne dessine pas les aires.' },
    builtin: {
      good: 'Le fond de carte intégré est là en entier : côtes, frontières, villages.',
      missing: 'Le fond de carte intégré n’est là que dans ses grandes lignes.',
    },
    ground: { good: 'Le fond est là : chemins, eaux, noms.', missing: 'Le fond manque.' },
    words: { good: 'Les noms des types et des motifs sont là.', missing: 'Les noms des types et des motifs manquent.' },
  },
  inRegions: (names) => `Dans : ${names}. Supprimez cette région et emportez-la de nouveau.`,
  noGround: 'Aucune région n’a le fond avec elle : la carte montre peu de chemins et d’eaux.',
  position: {
    good: 'Le navigateur indique votre position.',
    warning:
      'Le navigateur demandera avant d’indiquer votre position. Autorisez-le maintenant : plus tard, le temps pourrait manquer.',
    missing:
      'Le navigateur n’indique pas votre position. Autorisez-le dans les réglages du navigateur pour cette page.',
  },
  clock: {
    good: 'L’horloge de cet appareil est à l’heure.',
    behind: (difference) =>
      `L’horloge de cet appareil retarde de ${difference}. Les fermetures commencent et finissent d’après elle : réglez-la.`,
    ahead: (difference) =>
      `L’horloge de cet appareil avance de ${difference}. Les fermetures commencent et finissent d’après elle : réglez-la.`,
  },
  storage: {
    good: 'Le navigateur a promis de tout garder.',
    warning: 'Le navigateur peut tout supprimer si la place manque, ou après un temps sans usage.',
  },
  allow: 'Autoriser',
  askToKeep: 'Lui demander de tout garder',
}
