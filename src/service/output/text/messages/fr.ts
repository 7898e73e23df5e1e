import { grammarOf } from '#contract/messages/grammar.ts'
import type { TextMessages } from './en.ts'

const { count } = grammarOf('fr')

/** Every phrase that the text pages alone say, in French. */
export const messages: TextMessages = {
  title: 'Fermetures, recommandations et avis',
  toMap: 'Voir sur la carte',
  toList: 'Toutes les fermetures et tous les avis',
  placeTimes: 'Les heures sont celles de chaque lieu.',
  shownFor: (moment) => `Affichage pour : ${moment}.`,
  found: count({ one: '# résultat', other: '# résultats' }),
  noneFound: 'Aucune fermeture ni aucun avis enregistré ne correspond.',
  noPermission: 'L’absence de fermeture enregistrée n’est pas une autorisation : les panneaux sur place font foi.',
  form: {
    label: 'Chercher par nom, jour et activité',
    text: 'Nom ou texte',
    activity: 'Ce que vous comptez faire',
    allActivities: 'Toutes les activités',
    day: 'Quel jour',
    dayHint: 'Sans date : maintenant.',
    language: 'Dans quelle langue',
    show: 'Afficher',
  },
  narrowed: (filters) => `Seulement : ${filters}.`,
  showAll: 'Tout afficher sans filtre',
  notUnderstood: (names) => `Laissé de côté, car incompréhensible : ${names}.`,
  areasFound: 'Aires protégées de ce nom',
  placesFound: 'Lieux de ce nom',
  count: (first, last, all) => `${first} à ${last} sur ${all}`,
  pages: 'Autres pages de cette liste',
  next: 'Page suivante',
  previous: 'Page précédente',
  withdrawn: (day) => `Entrée retirée le ${day}.`,
  atSource: 'En savoir plus à la source',
}
