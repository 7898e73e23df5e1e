import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as facts } from '#contract/records/messages/fr.ts'
import { messages as core } from '#core/i18n/messages/fr.ts'
import { messages as map } from '#map/messages/fr.ts'
import type { EmbeddingMessages } from './en.ts'

const { number } = grammarOf('fr')

/** The messages of putting the map into a page, in French. */
export const messages: EmbeddingMessages = {
  title: 'Intégrer cette carte à une page',
  part: {
    title: 'Sur votre propre page',
    note: 'La carte dans une de vos pages ; elle reste à jour d’elle-même.',
    make: 'Code d’intégration…',
  },
  back: 'Retour à « À emporter »',
  shows: 'Ce qu’elle montre',
  moment: 'Pour quel moment',
  always: 'Le moment où la page est consultée',
  form: 'Comment elle entre dans la page',
  forms: {
    frame: { name: 'Cadre HTML', use: 'Pour toute page et presque tout système de gestion de contenu.' },
    element: { name: 'Élément HTML', use: 'Pour les pages dont les scripts veulent dialoguer avec elle.' },
    oembed: { name: 'oEmbed', use: 'Pour WordPress et d’autres, qui font une carte d’une adresse.' },
    badge: { name: 'Badge', use: 'Une ligne avec le nombre de fermetures, là où une carte n’a pas la place.' },
  },
  ownServiceOnly: (host) =>
    `Ni badge ni oEmbed : c’est le service de Fieldgate qui les produit, et ${host} ne fournit que des fichiers.`,
  badgeKind: 'Badge sous forme de',
  badges: { image: 'Image avec un lien', frame: 'Texte dans un cadre, idéal pour les lecteurs d’écran' },
  name: 'Titre',
  nameWhy: 'Les lecteurs d’écran annoncent la carte par ce titre.',
  nameMissing: (name) =>
    `Nécessaire : les lecteurs d’écran annoncent la carte par ce titre. Sans titre, ce sera « ${name} ».`,
  suggested: facts.mapTitle,
  height: 'Hauteur en pixels',
  heightWhy: 'La carte est aussi large que l’endroit où elle se trouve.',
  heightWrong: (least, most, usual) =>
    `Un nombre entier de ${number(least)} à ${number(most)}, s’il vous plaît. En attendant, c’est ${number(usual)}.`,
  look: 'Couleurs',
  eachLanguage: 'Celle de chaque lecteur',
  theme: 'Clair ou sombre',
  themes: { auto: 'Comme l’appareil de chacun', ...core.themes },
  accent: 'Couleur des liens et des boutons',
  accentPick: 'Choisir la couleur',
  accentUsual: 'Comme sur ce site',
  accentWhy: 'Par exemple 1d5c47, ou votre propre couleur. Vide : comme sur ce site.',
  accentWrong: 'Ce n’est pas une couleur de trois ou six chiffres hexadécimaux, comme 1d5c47.',
  accentShaded: (themes, shade) => `${themes} : affichée comme ${shade}, pour que les mots restent lisibles.`,
  shadedIn: { light: 'En clair', dark: 'En sombre', sunlight: 'En plein soleil' },
  abilities: 'Ce que l’on peut y faire',
  parts: 'À côté de la carte',
  partNames: {
    search: 'Recherche',
    filter: core.filter.open,
    list: 'Liste des fermetures',
    legend: map.legend,
    locate: 'Ma position',
    share: core.titles.share,
  },
  listOpen: 'Liste ouverte dès le départ',
  gestures: 'Défiler et pincer sur la carte',
  gestureNames: {
    cooperative: 'Déplace la page ; avec Ctrl ou deux doigts, la carte (recommandé)',
    greedy: 'Déplace aussitôt la carte : pour une page qui n’est qu’une carte',
  },
  previewOf: (title) => `Aperçu : ${title}`,
  loading: 'Chargement de l’aperçu.',
  preview: 'Aperçu sur',
  widths: { wide: 'une page large', phone: 'un téléphone', narrow: '200 pixels' },
  snippet: 'Code',
  address: 'Adresse à coller',
  copy: 'Copier le code',
  copied: 'Copié. Collez-le dans le HTML de votre page.',
  copiedAddress: 'Copiée. Collez-la seule sur une ligne.',
  refused: 'Ce navigateur n’autorise pas la copie. Le texte est sélectionné : copiez-le depuis le champ.',
  linkText: (title) => `${title} (ouvrir la carte)`,
  host: {
    title: 'Ce que votre page doit permettre',
    endpoint: 'Si votre système demande une adresse oEmbed',
    csp: 'Dans une Content Security Policy de votre page',
    sandbox: 'Dans une sandbox autour du cadre',
    links: 'et pour que les liens puissent s’ouvrir',
    takesStyles: 'La politique de ma page interdit les styles dans le HTML (d’anciens attributs les remplacent alors)',
    privacy: (hosts) =>
      `Protection des données : pas de cookies. Les navigateurs de vos lecteurs interrogent ${hosts} et personne d’autre, sauf si un lecteur choisit un fond de carte d’un tiers.`,
    guide: 'Guide pour webmestres',
    messages: 'Dialoguer avec la carte',
    demo: 'Une page d’essai',
  },
}
