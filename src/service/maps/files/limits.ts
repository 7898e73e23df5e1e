// What archives may claim before they are refused: far beyond what programs write, and little enough to be read at once.

const MEGABYTE = 2 ** 20

/** A tile as it is stored, and unpacked, in bytes. */
export const MAX_TILE_BYTES = 8 * MEGABYTE
export const MAX_UNPACKED_TILE_BYTES = 32 * MEGABYTE

/** A directory as it is stored, and unpacked, in bytes. Writers keep them to some 50 kB. */
export const MAX_DIRECTORY_BYTES = MEGABYTE
export const MAX_UNPACKED_DIRECTORY_BYTES = 4 * MEGABYTE
export const MAX_DIRECTORY_ENTRIES = 2 ** 18

/** How many directories may lead to a tile, the root included. */
export const MAX_DEPTH = 4

/** What an archive says of itself, unpacked, in bytes. */
export const MAX_METADATA_BYTES = 4 * MEGABYTE

/** The closest zoom whose tiles can be numbered exactly. */
export const MAX_ZOOM = 26

/** How many archives are served together: each keeps a file open. */
export const MAX_ARCHIVES = 100

/** How many tiles a bundle may have, whatever their size. */
export const MAX_BUNDLE_TILES = 250_000
