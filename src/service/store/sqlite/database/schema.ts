import { foldAnew } from './fold-anew.ts'
import type { Connection } from './connection.ts'
import { seedVocabulary } from './vocabulary.ts'

/**
 * What made the store what it is, in order: `user_version` counts how many of these a file has seen. Append only.
 * Tables `…_field` hold the JSON text of a field in the column of its name (NULL is null), the geometry last, so that
 * an answer is put together from texts; what is searched or ordered by stands beside them in columns of its own.
 */
const MIGRATIONS: readonly ((sql: Connection) => void)[] = [
  (sql) => {
    sql.script(FIRST)
    seedVocabulary(sql)
  },
  (sql) => sql.script(DELETIONS_AND_OTHER_RECORDS),
  (sql) => sql.script(MIRROR),
  (sql) => sql.script(ORIGINS),
  foldAnew,
  (sql) => sql.script(FILES_AND_HEIRS),
  (sql) => sql.script(ZONE_RULES),
  (sql) => sql.script(LASTING_NUMBERS),
  (sql) => sql.script(WORDS),
  (sql) => sql.script(DRAWN_AREAS),
  (sql) => sql.script(PAIRS_OF_WORDS),
  (sql) => sql.script(LAST_IMPORTS),
]

const FIRST = `
  CREATE TABLE edition (id INTEGER PRIMARY KEY, at TEXT NOT NULL, demo INTEGER NOT NULL) STRICT;

  CREATE TABLE lookup (
    list TEXT NOT NULL, id INTEGER NOT NULL, names TEXT NOT NULL, traits TEXT NOT NULL, PRIMARY KEY (list, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE source (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, url TEXT
  ) STRICT;
  CREATE TABLE licence (uri TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT;

  CREATE TABLE area (
    id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, folded TEXT NOT NULL,
    category_id INTEGER NOT NULL, country_id INTEGER NOT NULL, area_km2 REAL, lng REAL NOT NULL, lat REAL NOT NULL,
    created_in INTEGER NOT NULL, updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL, shapes_hash BLOB NOT NULL
  ) STRICT;
  CREATE INDEX area_category ON area (category_id);
  CREATE INDEX area_country ON area (country_id);
  CREATE INDEX area_updated ON area (updated_in, uuid);
  CREATE TABLE area_field (
    id INTEGER PRIMARY KEY, bbox TEXT, designation TEXT, iucn_category TEXT, wdpa_id TEXT, area_km2 TEXT,
    established_on TEXT, description TEXT, url TEXT, organisation_id TEXT, licence_uri TEXT, attribution TEXT, names TEXT,
    designation_status TEXT, extra TEXT, centroid TEXT, time_zone TEXT, rules TEXT, geometry TEXT
  ) STRICT;
  CREATE TABLE area_outline (id INTEGER PRIMARY KEY, outline BLOB NOT NULL) STRICT;
  CREATE VIRTUAL TABLE area_box USING rtree (id, west, east, south, north, +lng, +lat);
  CREATE TABLE area_shape (
    id INTEGER NOT NULL, level INTEGER NOT NULL, shape BLOB NOT NULL, UNIQUE (id, level)
  ) STRICT;

  CREATE TABLE closure (
    id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, folded TEXT NOT NULL, type TEXT NOT NULL,
    reason_id INTEGER, source_id INTEGER NOT NULL, start_on TEXT, end_on TEXT, daytime_start TEXT, daytime_end TEXT,
    time_zone TEXT NOT NULL, begin_ms REAL NOT NULL, finish_ms REAL NOT NULL,
    created_in INTEGER NOT NULL, updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL
  ) STRICT;
  CREATE INDEX closure_begin ON closure (begin_ms, uuid);
  CREATE INDEX closure_finish ON closure (finish_ms);
  CREATE INDEX closure_updated ON closure (updated_in, uuid);
  CREATE TABLE closure_field (
    id INTEGER PRIMARY KEY, activity_ids TEXT, bbox TEXT, description TEXT, purpose TEXT, legal_basis TEXT,
    contact TEXT, organisation_id TEXT, licence_uri TEXT, attribution TEXT, extra TEXT, geometry_from TEXT, url TEXT,
    is_binding TEXT, protected_area_uuids TEXT, begins_at TEXT, finishes_at TEXT, geometry TEXT
  ) STRICT;
  CREATE TABLE closure_activity (
    closure_id INTEGER NOT NULL, activity_id INTEGER NOT NULL, PRIMARY KEY (closure_id, activity_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE closure_area (
    closure_id INTEGER NOT NULL, area_uuid TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (closure_id, area_uuid)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX closure_area_uuid ON closure_area (area_uuid);
  CREATE TABLE closure_outline (id INTEGER PRIMARY KEY, outline BLOB NOT NULL) STRICT;
  CREATE VIRTUAL TABLE closure_box USING rtree (id, west, east, south, north, +lng, +lat);
`

// A deletion is updated in the edition that deleted the record; `id` is what the record gets again if it comes back.
const DELETIONS_AND_OTHER_RECORDS = `
  CREATE UNIQUE INDEX edition_at ON edition (at);

  CREATE TABLE deletion (
    kind TEXT NOT NULL, uuid TEXT NOT NULL, updated_in INTEGER NOT NULL, id INTEGER, PRIMARY KEY (kind, uuid)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deletion_updated ON deletion (kind, updated_in, uuid);

  CREATE TABLE wildlife (
    uuid TEXT NOT NULL PRIMARY KEY, name TEXT, scientific_name TEXT, kind TEXT, red_list_status TEXT,
    protected_area_uuids TEXT, sensitive_from TEXT, sensitive_to TEXT, description TEXT,
    updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wildlife_updated ON wildlife (updated_in, uuid);

  CREATE TABLE organisation (
    id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, name TEXT, kind TEXT, url TEXT, email TEXT,
    phone TEXT, updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL
  ) STRICT;
  CREATE INDEX organisation_updated ON organisation (updated_in, uuid);
`

const MIRROR = `
  CREATE TABLE mirror (
    id INTEGER PRIMARY KEY, address TEXT NOT NULL, demo INTEGER NOT NULL, updated_at TEXT NOT NULL,
    since TEXT NOT NULL, swept_at TEXT NOT NULL
  ) STRICT;
`

const ORIGINS = `
  CREATE TABLE origin (kind TEXT NOT NULL, uuid TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (kind, uuid))
    STRICT, WITHOUT ROWID;
`

// The file that brought a record last, and who has got the records of a source: `former` is in their uuids.
const FILES_AND_HEIRS = `
  ALTER TABLE origin ADD COLUMN file TEXT;
  UPDATE origin SET file = name WHERE name LIKE 'file-%';
  CREATE TABLE origin_heir (
    kind TEXT NOT NULL, name TEXT NOT NULL, former TEXT NOT NULL, PRIMARY KEY (kind, name, former)
  ) STRICT, WITHOUT ROWID;
`

// The rules of time zones that all instants of closures were made by.
const ZONE_RULES = `
  CREATE TABLE zone_rules (id INTEGER PRIMARY KEY, version TEXT NOT NULL) STRICT;
`

// Closures are listed by their `id`, which no later one may get again.
const LASTING_NUMBERS = `
  CREATE TABLE numbered_closure (
    id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, folded TEXT NOT NULL,
    type TEXT NOT NULL, reason_id INTEGER, source_id INTEGER NOT NULL, start_on TEXT, end_on TEXT, daytime_start TEXT,
    daytime_end TEXT, time_zone TEXT NOT NULL, begin_ms REAL NOT NULL, finish_ms REAL NOT NULL,
    created_in INTEGER NOT NULL, updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL
  ) STRICT;
  INSERT INTO numbered_closure SELECT * FROM closure ORDER BY id;
  DROP TABLE closure;
  ALTER TABLE numbered_closure RENAME TO closure;
  CREATE INDEX closure_begin ON closure (begin_ms, uuid);
  CREATE INDEX closure_finish ON closure (finish_ms);
  CREATE INDEX closure_updated ON closure (updated_in, uuid);
`

// Each word of what is searched, and its parts; the words of each record and their runs of letters, as the tokens of
// `word-index.ts`; and after which records those of each kind are still to be indexed.
const WORDS = `
  CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
  CREATE VIRTUAL TABLE word_part USING fts5 (text, tokenize = 'trigram case_sensitive 1', content = '', columnsize = 0);
  CREATE VIRTUAL TABLE area_words USING fts5 (
    tokens, tokenize = 'ascii', content = '', contentless_delete = 1, detail = none
  );
  CREATE VIRTUAL TABLE closure_words USING fts5 (
    tokens, tokenize = 'ascii', content = '', contentless_delete = 1, detail = none
  );
  CREATE TABLE word_due (kind TEXT PRIMARY KEY, after INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO word_due (kind, after) VALUES ('area', 0), ('closure', 0);
`

// From which zooms on areas are drawn, coarse tiles, and the rules that both were made by.
const DRAWN_AREAS = `
  CREATE TABLE area_drawn (id INTEGER PRIMARY KEY, point_from INTEGER NOT NULL, shape_from INTEGER NOT NULL) STRICT;
  CREATE TABLE area_tile (
    z INTEGER NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL, tile BLOB NOT NULL, UNIQUE (z, x, y)
  ) STRICT;
  CREATE TABLE tile_rules (id INTEGER PRIMARY KEY, rules INTEGER NOT NULL) STRICT;
`

// All records are to be indexed anew: each word stands in the index also behind the one before it.
const PAIRS_OF_WORDS = "INSERT OR REPLACE INTO word_due (kind, after) VALUES ('area', 0), ('closure', 0)"

// The last import of each source, and what its records were before: nothing of those that it added.
const LAST_IMPORTS = `
  CREATE TABLE last_import (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, source TEXT NOT NULL, edition INTEGER NOT NULL,
    added INTEGER NOT NULL, changed INTEGER NOT NULL, removed INTEGER NOT NULL, undone_in INTEGER, UNIQUE (kind, source)
  ) STRICT;
  CREATE TABLE kept_record (
    import INTEGER NOT NULL, what TEXT NOT NULL, id INTEGER NOT NULL, was BLOB, PRIMARY KEY (import, what, id)
  ) STRICT, WITHOUT ROWID;
`

/** How many migrations a file has seen. */
function versionOf(sql: Connection): number {
  return Number(sql.row('PRAGMA user_version')?.[0])
}

/** Brings a file up to date. Returns false, and changes nothing, where it was made by a newer program. */
export function migrate(sql: Connection): boolean {
  if (versionOf(sql) > MIGRATIONS.length) return false
  if (versionOf(sql) === MIGRATIONS.length) return true
  sql.run('BEGIN IMMEDIATE')
  try {
    // Another process may have been faster.
    for (const step of MIGRATIONS.slice(versionOf(sql))) step(sql)
    sql.script(`PRAGMA user_version = ${MIGRATIONS.length}`)
    sql.run('COMMIT')
    return true
  } catch (error) {
    sql.rollback()
    throw error
  }
}
