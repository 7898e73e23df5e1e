import { join, resolve } from 'node:path'
import { z } from 'zod'

const Count = z.int().positive()

/** What the app can be compared with: maps of the same tiles alone, and the app's own shell and list around such a map. */
export const PAGES_BESIDE = ['bare', 'ground', 'ground-style', 'shell', 'shell-style', 'openlayers', 'leaflet'] as const
export type PageBeside = (typeof PAGES_BESIDE)[number]

const Options = z.object({
  /** Numbers of areas; unsaid, {@link sizes}, and those of the service's part are its own. */
  sizes: z.array(Count).nonempty().nullable().default(null),
  /** Unsaid, each part has its own number. */
  closures: Count.nullable().default(null),
  rounds: Count.default(3),
  /** How many times slower the page's processor is made. */
  slowdown: z.number().min(1).default(1),
  /** 10 Mbit/s, and 40 ms until an answer begins. */
  slowNetwork: z.boolean().default(false),
  /** The root of another checkout, built, that is measured in the same rounds. */
  against: z.string().nullable().default(null),
  /** Which pages are opened beside the app. */
  beside: z.array(z.enum(PAGES_BESIDE)).default([...PAGES_BESIDE]),
  /** Whether what is measured takes the place of what is committed. */
  update: z.boolean().default(false),
})

/** What `npm run bench` was asked for. */
export const options = Options.parse(JSON.parse(process.env.FIELDGATE_BENCH ?? '{}'))

/** The numbers of areas that pages are measured with. */
export const sizes = options.sizes ?? [20_000]

/** Where the stores, and what was measured, are kept. */
export const BENCH_DIRECTORY = join(
  resolve(import.meta.dirname, '../..', process.env.DATA_DIR ?? '.fieldgate'),
  'bench',
)
