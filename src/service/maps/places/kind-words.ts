import type { GroundPlaceKind } from '#contract/ground/ground-place.ts'
import { wanted, type Wanted } from '#contract/match/match.ts'

/** Folded words that say what something is, in the languages of the Alps and the Pyrenees and in English. */
const WORDS: readonly (readonly [kinds: readonly GroundPlaceKind[], words: string])[] = [
  [
    ['hut', 'shelter'],
    'hut hutte huette refuge refugi refugio rifugio cabane cabana cabanya capanna bivouac bivacco bivac biwak shelter baita',
  ],
  [['peak'], 'peak summit mount mont monte pic pica pico piz pizzo puig tossal cim cima cime punta pointe gipfel berg'],
  [['pass'], 'pass col coll collada collado colle passo port puerto portella forcella joch sattel saddle'],
  [['lake'], 'lake lac lago llac estany ibon etang see tarn loch reservoir stausee embassament'],
  [['spring'], 'spring font fuente fontana source quelle'],
  [['waterfall'], 'waterfall falls cascada cascade cascata wasserfall'],
  [['cave'], 'cave cova cueva grotte grotta hohle hoehle'],
  [['viewpoint'], 'viewpoint mirador belvedere aussichtspunkt'],
  [['parking'], 'parking parkplatz aparcament aparcamiento parcheggio'],
  [['stop'], 'stop station bus parada arret fermata haltestelle bahnhof estacio estacion stazione gare'],
  [['camp'], 'camp camping campsite campingplatz zeltplatz campeggio'],
  [['path', 'route'], 'path trail cami camino sender sendero sentier sentiero weg steig route ruta'],
]

/** What stands between such a word and a name. */
const LINKS = new Set(
  'a al am d de del dei dell della dels der des di du el els il im l la las le les los of the zum zur'.split(' '),
)

const KINDS = new Map<string, readonly GroundPlaceKind[]>()
for (const [kinds, words] of WORDS) for (const word of words.split(' ')) KINDS.set(word, kinds)

/** What is searched for without the words that say what it is, and of which kinds it is then. */
export interface NamedKind {
  readonly name: Wanted
  readonly kinds: ReadonlySet<GroundPlaceKind>
}

/** "sorteny", a hut, for "refugi de sorteny"; null where no word says a kind, or nothing else is left. */
export function namedKindOf(text: string): NamedKind | null {
  const { words } = wanted(text.replaceAll(/(?<!\p{L})[dl]['’]/giu, ' '))
  const kinds = new Set(words.flatMap((word) => KINDS.get(word) ?? []))
  const name = words.filter((word) => !KINDS.has(word) && !LINKS.has(word))
  return kinds.size === 0 || name.length === 0 ? null : { name: wanted(name.join(' ')), kinds }
}
