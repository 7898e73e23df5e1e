/** What the bundler knows of modules. */
interface Modules {
  /** `importers`: the modules that cannot do without it. `dynamicImporters`: those that ask for it later. */
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** The app's one page. */
const PAGE = /\/index\.html$/
const MAP = /\/src\/(app\/layered-map|map\/live\/live-view)\.tsx$/
const MOVING = /\/src\/map\/live\//
const MOVING_MAP = 'moving-map'
/** Its stylesheets are small and come with the map's: a file of their own would be one more to ask for. */
const STYLESHEET = /\.css$/
/** What only a map in another page has. */
const EMBEDDED = /\/src\/map\/(live\/cooperation|style\/anchor)\.tsx$/
/** Comes with the first closures. */
const CLOSURES = /\/src\/records\/closures\/layer\/closures-on-map\.tsx$/
/**
 * Comes once the map is drawn, for the network may be away when a card is opened or a position is asked for; what keeps
 * the app on the device comes along.
 */
const CARD =
  /\/src\/(app\/shell\/open-card|app\/offline\/offline|app\/embed\/callout\/callout|map\/position\/position-dot)\.tsx$/
/** Comes with the first card, or while one waits for it. */
const FIRST_CARD =
  /\/src\/(features\/here\/(here-card|picker\/picker)|records\/closures\/(sentence\/closure-sentence|card\/card-pictograms|strips\/day-strip))\.tsx$/
/** The area that a card is about stands out on the map. */
const MARK = /\/src\/records\/areas\/layer\/marked-in-tiles\.tsx$/
/** Comes with an address that says something. */
const ADDRESS = /\/src\/app\/notices\/bad-address-banner\.tsx$/
/** Comes when it is opened. */
const LEGEND = /\/src\/(map\/controls\/legend|records\/\w+\/layer\/\w+-legend)\.tsx$/
/** Comes with the first long list. */
const LONG_ROWS = /\/src\/core\/ui\/list\/long-rows\.tsx$/
/** Pages without a map. */
const PAGES = /\/src\/app\/(pages\/\w+-page|guides\/guides)\.tsx$/
/** An embed's address always says something, so what is to be said of that belongs to its start. */
const EMBED = /\/src\/app\/(embed\/start|notices\/bad-address-banner)\.tsx$/

/** Re-exports all of its package, of which a module that imports it needs a part. */
const PACKAGE_INDEX = /\/node_modules\/.*\/index\.js$/

/** Messages of a part, each language by itself. */
const MESSAGES = /\/messages\//

/** What a first screen says: messages of the rooms that it is made of. */
const FIRST = /\/src\/(?:contract|core\/i18n|map|records\/(?:areas|closures)|app|app\/embed)\/messages\/([a-z]{2})\.ts$/

/**
 * The file of a module that the app cannot start without. What maps and pages without a map both need comes along: small,
 * and with a map as without one it would be asked for next.
 */
export function startFileOf(id: string, modules: Modules): string | null {
  const isCommon = isNeededBy(MAP, id, modules) && isNeededBy(PAGES, id, modules)
  return isCommon || isNeededBy(PAGE, id, modules) ? 'start' : null
}

/**
 * The file of a module that the map cannot start without: one for a map of any kind, and one for what makes it move,
 * which waits for MapLibre.
 */
export function mapFileOf(id: string, modules: Modules): string | null {
  if (!isNeededBy(MAP, id, modules)) return null
  return MOVING.test(id) && !STYLESHEET.test(id) ? MOVING_MAP : 'map'
}

/** The same of an embed's map, with what the app's does without. */
export function embedMapFileOf(id: string, modules: Modules): string | null {
  const file = mapFileOf(id, modules)
  if (file !== null || !isNeededBy(EMBEDDED, id, modules)) return file
  return MOVING.test(id) && !STYLESHEET.test(id) ? MOVING_MAP : 'map'
}

/** The file of a module that draws closures on the map, and that the map starts without. */
export function closuresFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(CLOSURES, id, modules) ? 'closures-on-map' : null
}

/** The file of a module that the cards start with. */
export function cardFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(CARD, id, modules) ? 'card' : null
}

/** The file of a module that a first card has and that no start waits for. */
export function firstCardFileOf(id: string, modules: Modules): string | null {
  return !MESSAGES.test(id) && isNeededBy(FIRST_CARD, id, modules) ? 'first-card' : null
}

/**
 * The file of a module that the app's cards have. A first card asks for one script: its stylesheets come with those of all
 * cards, and what marks its area comes along.
 */
export function appCardFileOf(id: string, modules: Modules): string | null {
  const file = cardFileOf(id, modules) ?? firstCardFileOf(id, modules)
  if (file !== null) return STYLESHEET.test(id) ? 'card' : file
  return isNeededBy(MARK, id, modules) ? 'first-card' : null
}

/**
 * The file of a module that the embed cannot start without: it starts when it is seen, and then with one file. What it
 * shares with later parts would else be files of their own, larger together.
 */
export function embedFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(EMBED, id, modules) ? 'start' : null
}

/** The file of a module that looks whether an address can be read: with most visits, in one file where several need parts of it. */
export function addressFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(ADDRESS, id, modules) ? 'address' : null
}

/** The file of a module that the legend needs, whose parts come together when it is opened. */
export function legendFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(LEGEND, id, modules) ? 'legend' : null
}

/** The file of a module that draws long lists. The desk uses a part of it, which would otherwise be a second file. */
export function longRowsFileOf(id: string, modules: Modules): string | null {
  return isNeededBy(LONG_ROWS, id, modules) ? 'long-rows' : null
}

/** Draws the ground of regions, and what archives of other hosts have: one file, which few need. Cards name its places. */
const GROUND = /\/src\/map\/ground\/(?!places\/|grounds\.ts)/

export function groundFileOf(id: string): string | null {
  return GROUND.test(id) ? 'ground' : null
}

/** The activities of a first screen and what they imply, of which others need a part. */
const ACTIVITIES = /\/src\/(records\/closures\/activities|contract\/vocabulary)\//
const ACTIVITY_LINE = /\/src\/records\/closures\/activities\/activity-line\.tsx$/

/** The file of a module that shows activities. */
export function activitiesFileOf(id: string, modules: Modules): string | null {
  return ACTIVITIES.test(id) && isNeededBy(ACTIVITY_LINE, id, modules) ? 'activities' : null
}

/** What the sentence of a card says, its reading aloud, and what is near. */
const FIRST_CARDS = /\/src\/(?:records\/closures\/sentence|core\/(?:ui\/speech|nearness))\/messages\/([a-z]{2})\.ts$/

/** What the cards say. */
const CARDS = /\/src\/(?:contract\/records|core\/ui\/card|features\/here)\/messages\/([a-z]{2})\.ts$/

/** The file of the messages that a first screen or a first card needs: one for each language. Others come with their part. */
export function messagesFileOf(id: string): string | null {
  const language = FIRST.exec(id)?.[1]
  if (language !== undefined) return `messages-${language}`
  const ofCards = CARDS.exec(id)?.[1]
  return ofCards === undefined ? null : `card-messages-${ofCards}`
}

/** The file of the messages that a first card needs and that no start waits for: one for each language. */
export function firstCardMessagesFileOf(id: string): string | null {
  const language = FIRST_CARDS.exec(id)?.[1]
  return language === undefined ? null : `first-card-messages-${language}`
}

const OWN = /\/src\//

/**
 * The file of a module that several parts share and that no other file has: small ones are put together where nearly the
 * same parts need them. What comes by itself later stays a file of its own, and messages stay with their language.
 */
export function sharedFileOf(id: string, modules: Modules): string | null {
  const comesLater = (modules.getModuleInfo(id)?.dynamicImporters ?? []).length > 0
  return OWN.test(id) && !MESSAGES.test(id) && !comesLater ? 'shared' : null
}

/** Whether modules at a path cannot start without a module, be it through others. */
function isNeededBy(path: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set<string>()
  const isNeeded = (module: string): boolean => {
    if (path.test(module)) return true
    if (seen.has(module)) return false
    seen.add(module)
    const importers = modules.getModuleInfo(module)?.importers ?? []
    return importers.some((importer) => !PACKAGE_INDEX.test(importer) && isNeeded(importer))
  }
  return isNeeded(id)
}
