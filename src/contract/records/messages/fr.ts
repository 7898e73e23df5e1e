import { grammarOf } from '../../messages/grammar.ts'
import type { RecordMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The phrases about records that the cards and what the service gives out share, in French. */
export const messages: RecordMessages = {
  valid: 'Validité',
  concerns: 'Concerne',
  where: 'Lieu',
  legalBasis: 'Base légale',
  contact: 'Contact',
  updated: (date) => `Mise à jour : ${date}`,
  designation: 'Désignation',
  iucn: (category) => `UICN ${category}`,
  size: 'Superficie',
  established: 'Création',
  website: 'Site web',
  rules: 'Règles',
  binding: 'obligatoire',
  advice: 'recommandation, non obligatoire',
  lawsWords: {
    entering: 'interdiction d’accès',
    leaving_paths: 'obligation de rester sur les chemins',
    dogs_off_leash: 'obligation de tenir les chiens en laisse',
  },
  sourceKinds: { authority: 'autorité', platform: 'plateforme', open_data: 'données ouvertes' },
  counts: {
    otherHours: count({
      one: '# fermeture, pas en vigueur en ce moment',
      other: '# fermetures, pas en vigueur en ce moment',
    }),
    upcoming: count({ one: '# fermeture à venir', other: '# fermetures à venir' }),
    notices: count({ other: '# avis' }),
  },
  accessibilityStatement: 'Déclaration d’accessibilité',
  mapTitle: (site) => `${site} : carte des fermetures et des aires protégées`,
}
