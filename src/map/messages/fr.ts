import { grammarOf } from '#contract/messages/grammar.ts'
import type { MapMessages } from './en.ts'

const { number } = grammarOf('fr')

/** The messages of the map, in French. */
export const messages: MapMessages = {
  label: 'Carte des aires protégées et des fermetures',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  move: {
    label: 'Déplacer la carte',
    north: 'Vers le nord',
    south: 'Vers le sud',
    west: 'Vers l’ouest',
    east: 'Vers l’est',
  },
  locate: 'Ma position',
  locating: 'Recherche de votre position…',
  locateDenied: 'Position non autorisée : autorisez-la pour cette page dans les réglages du navigateur.',
  locateFailed: 'La position n’a pas pu être déterminée.',
  still: 'Image fixe : ce navigateur ne peut pas dessiner la carte interactive.',
  accurateTo: (metres) => `Vous êtes ici, à ± ${number(metres)} m.`,
  whatApplies: 'Qu’est-ce qui s’applique ici ?',
  legend: 'Légende',
  noDetail: 'Pas de détails ici',
  base: 'Fond :',
  credits: 'Sources de la carte',
  background: 'Fond de carte',
  backgroundFailed: (name) => `« ${name} » n’a pas pu être chargé. Le fond de carte intégré s’affiche à sa place.`,
  zoomByWheel: 'Ctrl + défilement pour zoomer sur la carte',
  zoomByWheelOnMac: '⌘ + défilement pour zoomer sur la carte',
  moveByFingers: 'Deux doigts pour déplacer la carte',
}
