import type { GroundPlaceKind } from '../ground-place.ts'
import { wanted, type Wanted } from '../../match/match.ts'

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

/** Those that German, Dutch and the languages of the North write at the end of a name, the longest first. */
const ENDINGS: readonly (readonly [ending: string, kinds: readonly GroundPlaceKind[]])[] = [
  ...endings('hutte huette hutta hytta stuga biwak bivak', ['hut', 'shelter']),
  ...endings('gipfel spitze berg horn kogel kopf stock tind tinden fjell', ['peak']),
  ...endings('joch sattel scharte furgge furka pass', ['pass']),
  ...endings('see stausee vatn vatnet', ['lake']),
  ...endings('quelle brunn', ['spring']),
  ...endings('wasserfall fossen', ['waterfall']),
  ...endings('hohle hoehle grotte', ['cave']),
  ...endings('parkplatz', ['parking']),
  ...endings('bahnhof haltestelle station', ['stop']),
  ...endings('weg steig', ['path', 'route']),
].toSorted(([a], [b]) => b.length - a.length)

function endings(words: string, kinds: readonly GroundPlaceKind[]) {
  return words.split(' ').map((ending) => [ending, kinds] as const)
}

/** What is searched for without the words that say what it is, and of which kinds it is then. */
export interface NamedKind {
  /** Null where nothing else was said: any of the kind. */
  readonly name: Wanted | null
  readonly kinds: ReadonlySet<GroundPlaceKind>
}

/** "sorteny", a hut, for "refugi de sorteny" and "sortenyhütte"; any hut for "hütte"; null where no word says a kind. */
export function namedKindOf(text: string): NamedKind | null {
  const { words } = wanted(text.replaceAll(/(?<!\p{L})[dl]['’]/giu, ' '))
  const parts = words.filter((word) => !LINKS.has(word)).map(partsOf)
  const kinds = new Set(parts.flatMap((part) => part.kinds))
  const name = parts.flatMap((part) => part.name ?? [])
  return kinds.size === 0 ? null : { name: name.length === 0 ? null : wanted(name.join(' ')), kinds }
}

/** Less than this before an ending is no name: "bergsee" is one word. */
const LEAST_NAME = 4

function partsOf(word: string): { readonly name: string | null; readonly kinds: readonly GroundPlaceKind[] } {
  const own = KINDS.get(word)
  if (own !== undefined) return { name: null, kinds: own }
  const found = ENDINGS.find(([ending]) => word.length >= ending.length + LEAST_NAME && word.endsWith(ending))
  return found === undefined ? { name: word, kinds: [] } : { name: word.slice(0, -found[0].length), kinds: found[1] }
}
