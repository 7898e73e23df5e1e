import type { FollowMessages } from './en.ts'

/** The messages of following a position and of the warnings on the way, in French. */
export const messages: FollowMessages = {
  follow: 'Suivre ma position et m’avertir',
  offer: 'Signale quand vous approchez d’une fermeture en vigueur ou y entrez, même sans réseau.',
  inside: (name) => `Vous êtes à l’intérieur : ${name}`,
  maybe: (name) => `Vous êtes peut-être à l’intérieur : ${name}`,
  near: (name, distance) => `À ${distance} : ${name}`,
  ahead: (name, where) => `Dans aucune fermeture en vigueur. La plus proche : ${name}, ${where}.`,
  noneAround: 'Aucune fermeture en vigueur n’est enregistrée autour de vous.',
  unknown: 'Les fermetures autour de vous ne sont pas connues : aucun avertissement n’est possible.',
  notWhole:
    'Certaines fermetures alentour n’ont pas de contour enregistré ou n’ont pas été lues : il peut y en avoir d’autres.',
  lost: 'L’appareil n’indique pas de position pour le moment : aucun avertissement n’est possible.',
  tooCoarse: 'Votre position est trop imprécise pour situer des limites.',
  sound: 'Avertir par un son',
  shake: 'Avertir par vibration',
  stayAwake: 'Garder l’écran allumé',
  notFromPocket:
    'Les avertissements ne viennent que si cette page est ouverte et l’écran allumé, pas avec l’appareil en poche.',
}
