import { grammarOf } from '#contract/messages/grammar.ts'
import type { HereMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of what applies at one place, in German. */
export const messages: HereMessages = {
  titleNow: 'Was gilt hier, jetzt',
  askMiddle: 'Nach der Mitte der Karte fragen',
  pointInstead: 'Oder zeigen Sie auf einen Ort auf der Karte: lange drücken oder Rechtsklick.',
  accuracy: (off, reach) =>
    `Ihr Standort kann um bis zu ${off} danebenliegen. Als „hier“ gilt alles im Umkreis von ${reach}.`,
  asking: 'Es wird gefragt, was hier gilt …',
  advice: 'Empfehlung',
  noneCertain: 'Von keiner Sperrung ist sicher, dass sie hier gilt',
  noOther: 'Keine weitere Sperrung ist hier erfasst. Es gelten die Schilder vor Ort.',
  maybe: 'Gilt hier vielleicht: Die Form ist nicht erfasst',
  maybeNote: 'Sie liegen in der Umgebung oder nennen gar keinen Ort.',
  mayApplyElsewhere: count({
    one: 'Vielleicht gilt auch # Sperrung, deren Ort unbekannt ist',
    other: 'Vielleicht gelten auch # Sperrungen, deren Ort unbekannt ist',
  }),
  inside: count({ one: 'In # Schutzgebiet', other: 'In # Schutzgebieten' }),
  insideOrNear: 'Schutzgebiete hier oder im Umkreis',
  insideNone: 'In keinem erfassten Schutzgebiet',
  areasPartial: 'Nicht alle Gebiete des Dienstes wurden gelesen, oder ihre Form ist nicht erfasst: Es kann mehr geben.',
  nearest: (distance) => `Nächste Sperrungen, bis ${distance} entfernt`,
  nearestNone: (distance) => `Keine weitere Sperrung im Umkreis von ${distance} erfasst`,
  nearestUnplaced: (distance) => `Im Umkreis von ${distance} ließ sich keine weitere Sperrung verorten`,
  ground: 'Auf der Karte ringsum',
  onPath: (path) => `Auf dem Weg ${path}`,
  aroundNotAsked: 'Nach Sperrungen im Umkreis konnte nicht gefragt werden.',
  areasNotAsked: 'Die Schutzgebiete hier sind nicht bekannt.',
  sources: (names, distance) => `Quellen mit Einträgen im Umkreis von ${distance}: ${names}.`,
  noSource: (distance) =>
    `Keine Quelle hat im Umkreis von ${distance} etwas erfasst: Von Sperrungen hier ist nichts bekannt.`,
  otherSources: 'Was keine von ihnen erfasst hat, ist nicht bekannt.',
  reach: (metres) => `Als „hier“ gilt, worin der Ort liegt oder was höchstens ${number(metres)} m entfernt ist.`,
  filters: 'Gezeigt wird alles, gleich welche Filter gesetzt sind.',
  asked: (host, when) => `Abgefragt bei ${host}, ${when}.`,
  beyond: (n) => `Im Umkreis gibt es ${number(n)} Einträge; nicht alle wurden gelesen.`,
  deviceTime: 'Zeit dieses Geräts',
  coordinates: 'Koordinaten für Karten und Rettung',
  copy: 'Ort kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  pick: 'Was davon?',
  found: count({ other: '# an diesem Punkt' }),
  areas: count({ one: '# Gebiet', other: '# Gebiete' }),
  also: (what) => `Auch hier: ${what}`,
  areaSources: (names) => `Schutzgebiete: ${names}.`,
  back: 'Zurück zu „Was gilt hier“',
}
