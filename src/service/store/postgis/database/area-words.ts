/** So many letters of a word stand in the index before or behind another one: a key of an index cannot be longer. */
export const PAIRED_LETTERS = 200

/** How many ids, in their order, are indexed together. */
const BLOCK = 4096

/** `ids`, the ids of areas, as whole numbers of four bytes, one behind the other. */
export const idBytes = (id: string) => `string_agg(int4send(${id}::int4), ''::bytea)`

/** Indexes anew the blocks of areas that are due. */
export const INDEX_WORDS = `
  DELETE FROM area_word w USING area_block_due d WHERE w.block = d.block;
  DELETE FROM area_pair p USING area_block_due d WHERE p.block = d.block;
  INSERT INTO area_word (text, block, ids)
  SELECT word, block, ${idBytes('id')} FROM (
    SELECT DISTINCT word, d.block, r.id
    FROM area_block_due d JOIN area r ON r.id >= d.block * ${BLOCK}::int8 AND r.id < (d.block + 1) * ${BLOCK}::int8,
      unnest(string_to_array(translate(r.folded, E'\\n', ' '), ' ')) word
    WHERE word <> ''
  ) held GROUP BY word, block;
  INSERT INTO area_pair (text, block, ids)
  SELECT text, block, ${idBytes('id')} FROM (
    SELECT DISTINCT left(words[at], ${PAIRED_LETTERS}) || ' ' || left(words[at + 1], ${PAIRED_LETTERS}) AS text, d.block, r.id
    FROM area_block_due d JOIN area r ON r.id >= d.block * ${BLOCK}::int8 AND r.id < (d.block + 1) * ${BLOCK}::int8,
      unnest(string_to_array(r.folded, E'\\n')) line, string_to_array(btrim(line, ' '), ' ') words,
      generate_series(1, cardinality(words) - 1) at
  ) held GROUP BY text, block;
  DELETE FROM area_block_due;
`

/**
 * In which areas each word stands, and each two words beside each other. Whatever changes what is searched of an area
 * makes its block of ids due.
 */
export const AREA_WORDS = `
  CREATE TABLE IF NOT EXISTS area_word (text text COLLATE "C" NOT NULL, block int4 NOT NULL, ids bytea NOT NULL);
  CREATE INDEX IF NOT EXISTS area_word_block ON area_word (block);
  CREATE TABLE IF NOT EXISTS area_pair (text text COLLATE "C" NOT NULL, block int4 NOT NULL, ids bytea NOT NULL);
  CREATE INDEX IF NOT EXISTS area_pair_block ON area_pair (block);
  CREATE INDEX IF NOT EXISTS area_pair_text ON area_pair (text);
  ALTER TABLE area_word ALTER ids SET STORAGE EXTERNAL;
  ALTER TABLE area_pair ALTER ids SET STORAGE EXTERNAL;
  CREATE TABLE IF NOT EXISTS area_block_due (block int4 PRIMARY KEY);
  INSERT INTO area_block_due SELECT DISTINCT id / ${BLOCK} FROM area ON CONFLICT DO NOTHING;
  CREATE OR REPLACE FUNCTION area_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'UPDATE' AND OLD.folded = NEW.folded THEN RETURN NULL; END IF;
    INSERT INTO area_block_due VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END / ${BLOCK}) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  DROP TRIGGER IF EXISTS area_text_changed ON area;
  CREATE TRIGGER area_text_changed AFTER INSERT OR DELETE OR UPDATE OF folded ON area
    FOR EACH ROW EXECUTE FUNCTION area_text_changed();
  ${INDEX_WORDS}
`
