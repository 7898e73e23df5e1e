import { SaxesParser } from 'saxes'
import { GpxReader } from './gpx.ts'
import { KmlReader } from './kml.ts'
import { ReadProblem } from './read-problem.ts'
import { TcxReader } from './tcx.ts'
import type { ElementReader } from './element-reader.ts'
import type { RouteBuilder } from './route.ts'

/** Tags within tags: real files have about ten. */
const DEEPEST = 100

/** Reads GPX, KML or TCX piece by piece. Entities that the file declares are not expanded; it then counts as damaged. */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  #reader: ElementReader | null = null
  #depth = 0

  constructor() {
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#depth += 1
      if (this.#depth > DEEPEST) throw new ReadProblem('damaged', this.#parser.line)
      this.#reader ??= readerOf(local(name))
      this.#reader.open(local(name), attributes)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#depth -= 1
      this.#reader?.close(local(name))
    })
    this.#parser.on('text', (text) => this.#reader?.text(text))
    this.#parser.on('cdata', (text) => this.#reader?.text(text))
    this.#parser.on('error', () => {
      // Before its first tag nothing says that it was to be a route: pages of the web begin with "<!doctype".
      throw this.#reader === null ? new ReadProblem('other') : new ReadProblem('damaged', this.#parser.line)
    })
  }

  /** Reads on. Throws {@link ReadProblem}. */
  push(text: string): void {
    this.#parser.write(text)
  }

  /** Checks that the file is whole, and gives what it holds. */
  end(): RouteBuilder {
    this.#parser.close()
    if (this.#reader === null) throw new ReadProblem('other')
    return this.#reader.end()
  }
}

function readerOf(root: string): ElementReader {
  if (root === 'gpx') return new GpxReader()
  if (root === 'kml') return new KmlReader()
  if (root === 'TrainingCenterDatabase') return new TcxReader()
  throw new ReadProblem('other')
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
