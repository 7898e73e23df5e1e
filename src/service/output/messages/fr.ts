import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as paths } from '#contract/ground/messages/fr.ts'
import { messages as plain } from '#contract/plain-sentence/messages/fr.ts'
import { messages as shared } from '#contract/messages/fr.ts'
import { messages as facts } from '#contract/records/messages/fr.ts'
import type { OutputMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** Every phrase of badges, feeds and oEmbed, in French. */
export const messages: OutputMessages = {
  ...shared,
  facts,
  paths,
  plain,
  badge: {
    now: count({ one: '# fermeture en ce moment', other: '# fermetures en ce moment' }),
    adviceNow: count({ one: '# recommandation en ce moment', other: '# recommandations en ce moment' }),
    adviceOtherHours: count({
      one: '# recommandation, pas en ce moment',
      other: '# recommandations, pas en ce moment',
    }),
    upcomingAdvice: count({ one: '# recommandation à venir', other: '# recommandations à venir' }),
    alsoUpcoming: count({ other: '# à venir' }),
    pastClosures: count({ one: '# fermeture, expirée', other: '# fermetures, toutes expirées' }),
    pastNotices: count({ one: '# avis, expiré', other: '# avis, tous expirés' }),
    none: 'Aucune fermeture enregistrée',
    toMap: 'ouvre la carte dans une nouvelle fenêtre',
    times: (zone) => `fuseau horaire ${zone}`,
    missing: 'Entrée introuvable',
    wrongAddress: 'L’adresse est incorrecte',
  },
  page: {
    asOf: (day) => `État au ${day}`,
    recorded: count({
      one: '# fermeture ou avis enregistré, en cours ou à venir',
      other: '# fermetures et avis enregistrés, en cours ou à venir',
    }),
    about: 'Une carte des aires protégées et de ce qui y est fermé : où, pour qui, de quand à quand et pourquoi.',
    here: (place) => `Ce qui s’applique à ${place}`,
    aboutHere: 'Fermetures, avis et aires protégées à cet endroit, et les plus proches alentour.',
    missing: 'Cette page n’existe pas',
    whyMissing: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    openMap: 'Ouvrir la carte',
    openData: 'Ouvrir l’interface de données',
  },
  feed: {
    title: (service) => `${service} : fermetures et avis`,
    titleOfAreas: shared.records.closuresOf,
    demoNote: 'Données de démonstration : les lieux existent, les fermetures sont inventées.',
    status: { upcoming: 'à venir', current: 'en cours', expired: 'expiré' },
    fact: (label, text) => `${label} : ${text}`,
    data: 'Données',
    licence: 'Licence',
    startsAfter: (day) => `début à partir du ${day}`,
    startsBefore: (day) => `début jusqu’au ${day}`,
    endsAfter: (day) => `fin à partir du ${day}`,
    endsBefore: (day) => `fin jusqu’au ${day}`,
    activeOn: (day) => `en vigueur le ${day}`,
    updatedAfter: (day) => `mis à jour depuis le ${day}`,
    within: (box) => `dans le rectangle ${box}`,
    calendarPart: (shown, all) => ({
      share: `${number(shown)} sur ${number(all)}`,
      note: `Ce calendrier ne contient que ${number(shown)} fermetures et avis sur ${number(all)} ; avec des filtres plus étroits, il est complet.`,
    }),
    withdrawn: 'Entrée retirée',
    withdrawnOn: (day) => `Entrée retirée le ${day}, qui n’est plus publiée.`,
    calendarSpan: (first, last) =>
      `Les heures quotidiennes sont indiquées du ${first} au ${last} ; ce qui n’a pas de début ou pas de fin apparaît durant ces mois. ` +
      'Les jours suivants paraissent à la prochaine mise à jour du calendrier. Les jours entiers sont ceux du lieu.',
    beginningUnknown: 'Aucun début n’est connu.',
    endUnknown:
      'Aucune fin n’est connue : le calendrier l’affiche aussi loin qu’il va, et plus loin après sa prochaine mise à jour.',
  },
}
