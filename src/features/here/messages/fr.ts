import { grammarOf } from '#contract/messages/grammar.ts'
import type { HereMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of what applies at one place, in French. */
export const messages: HereMessages = {
  titleNow: 'Ce qui s’applique ici, maintenant',
  askMiddle: 'Interroger le centre de la carte',
  pointInstead: 'Ou désignez un lieu sur la carte : par un appui long ou un clic droit.',
  accuracy: (off, reach) =>
    `Votre position peut être décalée de ${off} au plus. Tout ce qui est à moins de ${reach} compte comme « ici ».`,
  asking: 'Recherche de ce qui s’applique ici…',
  advice: 'recommandation',
  noneCertain: 'Aucune fermeture ne s’applique ici à coup sûr',
  noOther: 'Aucune autre fermeture enregistrée ici. Les panneaux sur place font foi.',
  maybe: 'S’applique peut-être ici : contour non enregistré',
  maybeNote: 'Ces fermetures sont dans les environs ou n’indiquent aucun lieu.',
  mayApplyElsewhere: count({
    one: '# fermeture au lieu inconnu s’applique peut-être aussi',
    other: '# fermetures au lieu inconnu s’appliquent peut-être aussi',
  }),
  inside: count({ one: 'Dans # aire protégée', other: 'Dans # aires protégées' }),
  insideOrNear: 'Aires protégées ici ou à portée',
  insideNone: 'Dans aucune aire protégée enregistrée',
  areasPartial:
    'Certaines aires du service n’ont pas été lues ou n’ont pas de contour enregistré : il peut y en avoir d’autres.',
  nearest: (distance) => `Fermetures les plus proches, à ${distance} au plus`,
  nearestNone: (distance) => `Aucune autre fermeture enregistrée à moins de ${distance}`,
  nearestUnplaced: (distance) => `Aucune autre fermeture n’a pu être située à moins de ${distance}`,
  ground: 'Sur la carte alentour',
  onPath: (path) => `Sur le chemin : ${path}`,
  aroundNotAsked: 'La recherche des fermetures alentour a échoué.',
  areasNotAsked: 'Les aires protégées d’ici ne sont pas connues.',
  sources: (names, distance) => `Sources ayant des entrées à moins de ${distance} : ${names}.`,
  noSource: (distance) =>
    `Aucune source n’a rien enregistré à moins de ${distance} : on ne sait rien des fermetures ici.`,
  otherSources: 'Ce qu’aucune d’elles n’a enregistré n’est pas connu.',
  reach: (metres) => `Compte comme « ici » ce qui contient le lieu ou se trouve à moins de ${number(metres)} m.`,
  filters: 'Tout est affiché, quels que soient les filtres.',
  asked: (host, when) => `Service interrogé : ${host}, ${when}.`,
  beyond: (n) => `Il y a ${number(n)} entrées dans les environs ; certaines n’ont pas été lues.`,
  deviceTime: 'heure de l’appareil',
  coordinates: 'Coordonnées pour cartes et secours',
  copy: 'Copier le lieu',
  copied: 'Copié',
  notCopied: 'La copie a échoué',
  pick: 'Laquelle ?',
  found: count({ other: '# à cet endroit' }),
  areas: count({ one: '# aire', other: '# aires' }),
  also: (what) => `Ici aussi : ${what}`,
  areaSources: (names) => `Aires protégées : ${names}.`,
  back: 'Retour à « Ce qui s’applique ici »',
}
