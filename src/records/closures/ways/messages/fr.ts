import type { WayMessages } from './en.ts'

/** The messages of the ways within closures, in French. */
export const messages: WayMessages = {
  title: 'Chemins dans les fermetures',
  marks: {
    closed: 'Chemin fermé en ce moment',
    upcoming: 'Chemin fermé plus tard',
    'other-hours': 'Chemin fermé à d’autres heures',
    advice: 'Chemin à éviter',
    open: 'Chemin ouvert : interdit de le quitter',
  },
}
