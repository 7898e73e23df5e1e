import type { GuideMessages } from './en.ts'

/** The messages of the pages around the guides, in French. */
export const messages: GuideMessages = {
  onThisPage: 'Sur cette page',
  inEnglish: 'en anglais',
  notLoaded: 'Le guide n’a pas pu être chargé.',
  names: {
    visitors: 'Pour les visiteurs',
    rangers: 'Pour les rangers',
    webmasters: 'Pour les webmestres',
    operators: 'Pour les exploitants',
    region: 'Une carte de votre région',
    'ground-tiles': 'Tuiles du terrain',
    closures: 'Fichier des fermetures',
    scaling: 'Passage à l’échelle',
    api: 'API',
    'embed-messages': 'Élément et messages',
    conformance: 'Conformité',
  },
  about: {
    visitors: 'Ce que signifient les signes de la carte, et ce qu’il faut savoir des heures.',
    rangers: 'Le tableau des rangers : ce qui commence, se termine et a changé.',
    webmasters: 'Comment mettre la carte dans votre propre page : code, paramètres, protection des données.',
    operators: 'Comment faire fonctionner, configurer et remplir votre propre service.',
    region: 'Chemins, versants, forêts et noms de votre région sous les fermetures, en dix minutes.',
    'ground-tiles':
      'Ce que contiennent les tuiles tirées des données d’OpenStreetMap : couches, propriétés, niveaux de zoom.',
    closures: 'Ce qu’un poste de rangers écrit dans un tableur ou par un script.',
    scaling: 'Au-delà d’une seule machine : quand c’est le moment, et que faire.',
    api: 'Les mêmes données pour les programmes : listes, filtres, flux, copie tenue à jour.',
    'embed-messages':
      'Pour les développeurs web : la carte dans une page comme élément, et comment les deux dialoguent.',
    conformance: 'Comment vérifier qu’un autre service se comporte comme celui-ci.',
  },
  aboutAccessibility: 'Dans quelle mesure tout le monde peut utiliser ce site, ce qui manque, et à qui écrire.',
}
