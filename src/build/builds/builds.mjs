// Each build lies in a folder of its own below `.builds`, and `dist` is a link to the newest. So a program goes on from
// the build that it was started with, and a build that fails or is cut off changes nothing.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { lock } from './lock.mjs'

/** What the names of builds begin with that are being made. */
const DRAFT = 'draft-'
/** What programs lock that run from a build. */
const IN_USE = 'in-use'
/** The parts of a web app that pages of it ask for one by one, and where the service finds those of versions before. */
const [PARTS, EARLIER_PARTS] = ['client/assets', 'client/.before/assets']
/** For how long a page that is open may ask for parts of a version that was replaced, in milliseconds. */
const KEPT_MS = 86_400_000
/** Longer than any build takes, in milliseconds. */
const PATIENCE_MS = 1_800_000

/** The builds of a checkout. */
export class Builds {
  #folder
  #link

  /** @param {string} root of the checkout */
  constructor(root) {
    this.#folder = join(root, '.builds')
    this.#link = join(root, 'dist')
  }

  /** @param {string} stamp of what a build is made from; @returns {boolean} whether the newest is made from that */
  isNewest(stamp) {
    const file = join(this.#link, 'stamp')
    return existsSync(file) && readFileSync(file, 'utf8') === stamp
  }

  /**
   * Puts a build in the place of the newest, unless another process does so meanwhile.
   *
   * @param {string} stamp
   * @param {(folder: string) => void} make makes it in an empty folder, or throws
   */
  renew(stamp, make) {
    mkdirSync(this.#folder, { recursive: true })
    const turn = this.#turn()
    try {
      if (this.isNewest(stamp)) return
      const home = join(this.#folder, stamp.slice(0, 16))
      if (!existsSync(home)) this.#make(home, stamp, make)
      this.#putInPlace(home)
      this.#removeUnused(home)
    } finally {
      turn.free()
    }
  }

  /**
   * Keeps the newest build from being removed while this process runs.
   *
   * @returns {string} its folder
   */
  hold() {
    for (;;) {
      const home = realpathSync(this.#link)
      const held = sharedIfCan(join(home, IN_USE))
      if (existsSync(this.#link) && realpathSync(this.#link) === home) {
        process.once('exit', () => held?.free())
        return home
      }
      held?.free()
    }
  }

  #turn() {
    const file = join(this.#folder, 'lock')
    const turn = lock(file, 'alone')
    if (turn !== null) return turn
    console.error('Another command builds Fieldgate; waiting for it …')
    const later = lock(file, 'alone', PATIENCE_MS)
    if (later === null) throw new Error('Another command has been building for half an hour. End it, and try again.')
    return later
  }

  /** @param {string} home @param {string} stamp @param {(folder: string) => void} make */
  #make(home, stamp, make) {
    for (const name of readdirSync(this.#folder)) {
      if (name.startsWith(DRAFT)) rmSync(join(this.#folder, name), { recursive: true, force: true })
    }
    // A process of a build that was cut off may still write into the draft that it had: this one has another name.
    const draft = join(this.#folder, DRAFT + process.pid)
    try {
      mkdirSync(draft)
      make(draft)
      writeFileSync(join(draft, IN_USE), '')
      writeFileSync(join(draft, 'stamp'), stamp)
      renameSync(draft, home)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      throw error
    }
  }

  /** @param {string} home */
  #putInPlace(home) {
    const linked = lstatSync(this.#link, { throwIfNoEntry: false })
    const before = linked?.isDirectory() === true ? this.#moveAside() : existingPath(this.#link)
    if (before !== null && before !== home) keepParts(before, home)
    const next = join(this.#folder, 'next')
    rmSync(next, { force: true })
    const isWindows = process.platform === 'win32'
    symlinkSync(isWindows ? home : relative(join(this.#link, '..'), home), next, 'junction')
    // There, nothing takes the place of a link.
    if (isWindows) rmSync(this.#link, { recursive: true, force: true })
    renameSync(next, this.#link)
  }

  /** What was built before builds had folders of their own. */
  #moveAside() {
    const aside = join(this.#folder, 'aside')
    rmSync(aside, { recursive: true, force: true })
    renameSync(this.#link, aside)
    return aside
  }

  /** @param {string} newest */
  #removeUnused(newest) {
    for (const entry of readdirSync(this.#folder, { withFileTypes: true })) {
      const home = join(this.#folder, entry.name)
      if (!entry.isDirectory() || home === newest) continue
      const alone = lock(join(home, IN_USE), 'alone')
      // Whoever locks it from now on finds that it is not the newest.
      alone?.free()
      if (alone !== null) rmSync(home, { recursive: true, force: true })
    }
  }
}

/** @param {string} path @returns {string | null} */
function existingPath(path) {
  return existsSync(path) ? realpathSync(path) : null
}

/** A lock that is shared; null where there can be none, as in a folder that was removed or takes no locks. @param {string} file */
function sharedIfCan(file) {
  try {
    return lock(file, 'shared')
  } catch {
    return null
  }
}

/**
 * Copies the parts of a web app that was replaced to where the next one keeps them, and those that it has kept itself for
 * less than a day.
 *
 * @param {string} before
 * @param {string} home
 */
function keepParts(before, home) {
  const oldest = Date.now() - KEPT_MS
  /** @param {string} from @param {boolean} isKept whether it has been kept before, since the time of the file */
  const copy = (from, isKept) => {
    if (!existsSync(from)) return
    const isWanted = (/** @type {string} */ file) => {
      const found = statSync(file)
      if (found.isDirectory()) return true
      const isNewEnough = !isKept || found.mtimeMs > oldest
      return isNewEnough && !existsSync(join(home, PARTS, relative(from, file)))
    }
    const to = join(home, EARLIER_PARTS)
    cpSync(from, to, { recursive: true, preserveTimestamps: isKept, filter: isWanted })
  }
  copy(join(before, EARLIER_PARTS), true)
  copy(join(before, PARTS), false)
}
