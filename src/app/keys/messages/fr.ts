import { grammarOf } from '#contract/messages/grammar.ts'
import type { KeyMessages } from './en.ts'

const { number } = grammarOf('fr')

/** The messages of what the keys do, in French. */
export const messages: KeyMessages = {
  anywhere: 'Partout sur la page',
  onMap: 'Sur la carte',
  inLists: 'Dans les listes',
  acts: {
    search: 'Rechercher',
    near: 'Ce qui est visible, du plus proche au plus éloigné du centre de la carte',
    print: 'Imprimer',
    keys: 'Ces raccourcis',
    close: 'Retour : ferme ce qui a été ouvert en dernier',
    move: 'Déplacer la carte',
    zoom: 'Zoom avant et arrière',
    ask: 'Ce qui s’applique au centre de la carte',
    rows: 'D’une ligne à l’autre',
    page: 'Une page de lignes en avant ou en arrière',
    ends: 'À la première ou à la dernière ligne',
    open: 'Ouvrir la ligne',
  },
  arrows: 'Flèches',
  pages: 'Page préc., page suiv.',
  ends: 'Début, Fin',
  escape: 'Échap',
  enter: 'Entrée',
  control: 'Ctrl',
  single: 'Les touches seules agissent (?, L, /)',
  singleNote:
    'Désactivées, elles ne font qu’écrire. Ctrl + K et les touches sur la carte et dans les listes restent actives. Cet appareil s’en souvient.',
  near: {
    title: 'Visible, par distance',
    filter: 'Tapez le début d’un nom',
    none: 'Rien de visible ne porte ce nom',
    first: (shown, all) =>
      `Les ${number(shown)} plus proches sur ${number(all)}. Tapez un nom pour trouver les autres.`,
    middle: 'au centre de la carte',
  },
}
