import type { FollowMessages } from './en.ts'

/** The messages of following a position and of the warnings on the way, in German. */
export const messages: FollowMessages = {
  follow: 'Meinem Standort folgen und mich warnen',
  offer: 'Sagt Bescheid, wenn Sie einer geltenden Sperrung nahe kommen oder in sie geraten; auch ohne Netz.',
  inside: (name) => `Sie sind darin: ${name}`,
  maybe: (name) => `Sie sind vielleicht darin: ${name}`,
  near: (name, distance) => `${distance} entfernt: ${name}`,
  ahead: (name, where) => `In keiner geltenden Sperrung. Die nächste: ${name}, ${where}.`,
  noneAround: 'Um Sie herum ist keine geltende Sperrung erfasst.',
  unknown: 'Die Sperrungen um Sie herum sind nicht bekannt: Es kann nicht gewarnt werden.',
  notWhole:
    'Nicht jede Sperrung ringsum hat eine erfasste Form oder wurde gelesen: Vor manchen wird vielleicht nicht gewarnt.',
  lost: 'Das Gerät nennt zurzeit keinen Standort: Es kann nicht gewarnt werden.',
  tooCoarse: 'Ihr Standort ist zu ungenau, um Grenzen daran zu messen.',
  sound: 'Mit einem Ton warnen',
  shake: 'Mit Vibration warnen',
  stayAwake: 'Bildschirm anlassen',
  notFromPocket: 'Gewarnt wird nur, solange diese Seite offen und der Bildschirm an ist, nicht aus der Tasche.',
}
