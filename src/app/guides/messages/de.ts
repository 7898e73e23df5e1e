import type { GuideMessages } from './en.ts'

/** The messages of the pages around the guides, in German. */
export const messages: GuideMessages = {
  onThisPage: 'Auf dieser Seite',
  inEnglish: 'auf Englisch',
  notLoaded: 'Die Anleitung konnte nicht geladen werden.',
  names: {
    visitors: 'Für Besucher',
    rangers: 'Für Ranger',
    webmasters: 'Für Webmaster',
    operators: 'Für Betreiber',
    region: 'Eine Karte Ihrer Region',
    'ground-tiles': 'Kacheln der Grundkarte',
    closures: 'Sperrungsdatei',
    scaling: 'Skalieren',
    api: 'API',
    'embed-messages': 'Element und Nachrichten',
    conformance: 'Konformität',
  },
  about: {
    visitors: 'Was die Zeichen auf der Karte bedeuten und was man über Zeiten wissen sollte.',
    rangers: 'Die Rangerübersicht: was beginnt, endet und sich geändert hat, als Tabelle.',
    webmasters: 'Wie die Karte in eine eigene Seite kommt: Code, Parameter, Datenschutz.',
    operators: 'Einen eigenen Dienst betreiben, einrichten und mit Daten füllen.',
    region: 'Wege, Hänge, Wälder und Namen Ihrer Region unter den Sperrungen, in zehn Minuten.',
    'ground-tiles':
      'Was in den Kacheln steckt, die aus OpenStreetMap-Daten entstehen: Ebenen, Eigenschaften, Zoomstufen.',
    closures: 'Was eine Rangerstelle in eine Tabelle oder per Skript schreibt.',
    scaling: 'Mehr als ein Rechner: wann es Zeit ist und was zu tun ist.',
    api: 'Dieselben Daten für Programme: Listen, Filter, Feeds und ein Abbild, das Schritt hält.',
    'embed-messages': 'Für Webentwickler: die Karte als Element einer Seite und wie beide miteinander reden.',
    conformance: 'Prüfen, ob ein anderer Dienst sich verhält wie dieser.',
  },
  aboutAccessibility: 'Wie weit alle diese Website nutzen können, was fehlt und wem man schreiben kann.',
}
