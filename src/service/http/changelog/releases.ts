import type { Release } from './changelog.ts'

/** What happened to the interface, newest first: the only place where it is written down. */
export const releases: readonly Release[] = [
  {
    version: '2.2.0',
    date: '2026-11-22',
    changes: [
      {
        kind: 'changed',
        text: 'The calendar of one closure that was withdrawn has an event that is cancelled, in place of an error, which calendars pass over. All other formats are answered with 404 as before.',
      },
      {
        kind: 'changed',
        text: 'The file name (`Content-Disposition`) of a table, GeoJSON or calendar that has not all closures says how many it has: `closures-1000-of-1234.csv`.',
      },
      { kind: 'fixed', text: 'RSS: a feed without items has the time at which the data last changed, not 1970.' },
      {
        kind: 'added',
        text: '`paths` on closures, where `fields` names it and in a single record: how many paths lie within, how long they are, and those with a name or a route. `closures_paths` among the extensions where there is an archive of the ground. Feeds and calendars say so in words.',
      },
      {
        kind: 'added',
        text: '`/ground-places`: peaks, passes, huts, springs, lakes, car parks, stops, paths and marked routes of the regions whose ground the service has, by name or around a place; `ground_places` among the extensions of the root document of a service that has one.',
      },
      {
        kind: 'changed',
        text: 'Vector tiles of areas keep to 150 kB compressed: of each place the largest area of the most important kind, and what one zoom has, the next ones have too. Names, `km2` and points stand only where they are drawn, `uuid` once for each area and only where a tile has at most 1,000; the number of a feature is the `id` of its area. `r0` comes in steps.',
      },
      {
        kind: 'added',
        text: '`id` on the list of areas: by their numbers. `all_from_zoom`, `counts` and `category_ids` in the TileJSON, and `/protected-areas/tiles/counts`: how many of the areas of a box the tiles of a zoom have, and of which categories all areas are.',
      },
      {
        kind: 'fixed',
        text: '`next` of every list goes on after the last record (`after`), so that a walk misses none that comes, goes or expires meanwhile. `page` asked for by hand stays.',
      },
      {
        kind: 'changed',
        text: 'Closures come in the order in which the service first got them; before, by `begins_at`. Calendars keep that.',
      },
      {
        kind: 'changed',
        text: '`at` of the summary takes dates from 0003-01-01 to 9997-12-31; an earlier or later one is answered with 400.',
      },
      {
        kind: 'changed',
        text: '`country_id` of an area is null where neither its source nor its place tells a country; `country_id=none` selects such areas.',
      },
      {
        kind: 'added',
        text: '`geometry_from` on closures: by what their place comes from; `none` selects those that are nowhere, which no box has. The root document says how many they are (`closures_without_place`); `closures_geometry_from` among its extensions.',
      },
      { kind: 'changed', text: 'A request with more than one `Host` header is answered with 400.' },
      { kind: 'changed', text: 'A bad `after` is answered with 400, which names it; before, with 404.' },
      {
        kind: 'fixed',
        text: 'Of a repeated `page`, `page_size`, `format` or `lang` the last counts, as of all else; before, the first.',
      },
      {
        kind: 'changed',
        text: 'Calendars name advice “Please avoid · …” and notices “Notice · …”, in the language asked for.',
      },
      {
        kind: 'fixed',
        text: 'Calendars: the `UID` of daily hours begins with their first day at the place, not with that of UTC, by which two events could have the same.',
      },
      {
        kind: 'fixed',
        text: 'Calendars: the `UID` of daily hours stays as months go by, also where they began before the months that are shown.',
      },
      { kind: 'fixed', text: 'RSS: a closure keeps its `guid` when it is edited, and titles hold no markup.' },
      {
        kind: 'added',
        text: '`protected_area_uuid`: the closures of areas, on the list, its formats, the summary and the badge; `closures_by_area` among the extensions of the root document.',
      },
      {
        kind: 'changed',
        text: 'The badge of an area counts, of closures that name no area, those whose shape intersects it; before, whose bounds did. Feeds and calendars of an area have its name in theirs.',
      },
      {
        kind: 'changed',
        text: 'CSV of closures also has `source`, `is_binding`, `protected_area_uuids`, `areas`, `in_force` and `next_change`.',
      },
      {
        kind: 'added',
        text: 'The summary counts by display status, says which is the worst, tells all of it for a moment (`at`, a day or time by the clocks of each place), and counts by area and by cell of the grid of map tiles (`by`, `zoom`); `closures_counted` among the extensions of the root document.',
      },
      {
        kind: 'added',
        text: '`/closures-and-notices/worst-first`: closures by how they stand at a moment, the worst first, also of some display statuses alone; `closures_worst_first` among the extensions of the root document.',
      },
      {
        kind: 'added',
        text: 'The summary counts by activity what concerns who does it, with what it implies (`concerned_activity_id`), and by type what is expired (`expired_type`).',
      },
      {
        kind: 'changed',
        text: 'The badge counts advice apart from closures: “85 closures now · 13 pieces of advice now”.',
      },
      { kind: 'added', text: '`keyset_lists` among the extensions of the root document.' },
      { kind: 'changed', text: 'Each record of a page stands on a line of its own.' },
    ],
  },
  {
    version: '2.1.0',
    date: '2026-11-21',
    changes: [
      { kind: 'added', text: 'Wildlife and organisations, each as a list and one by one.' },
      {
        kind: 'added',
        text: 'Lists of deleted areas and of deleted closures; a deleted record answers 404 with `deleted_at`.',
      },
      {
        kind: 'added',
        text: 'With `updated_after`, pages are linked by `after`, so that edits in between are never missed.',
      },
      { kind: 'added', text: 'A summary that counts closures for each choice of each filter.' },
      { kind: 'added', text: 'Closures as GeoJSON, RSS, iCalendar and CSV, by `format`.' },
      { kind: 'added', text: 'A page for people at every address, by `format=api` or in a browser.' },
      { kind: 'added', text: 'This changelog, and the description of the interface in OpenAPI 3.1.' },
      { kind: 'added', text: 'Answers compressed by Brotli.' },
      {
        kind: 'changed',
        text: '`begins_at` and `finishes_at` follow the rules of time zones as they are now, without an update of the record.',
      },
      {
        kind: 'added',
        text: 'In the root document, `mirror`: of which service the data is a copy, and how old it is.',
      },
    ],
  },
  {
    version: '2.0.0',
    date: '2026-11-21',
    changes: [
      {
        kind: 'added',
        text: 'Protected areas, closures and notices, lookups, licences, and vector tiles of the areas.',
      },
      {
        kind: 'added',
        text: 'The box filter on areas, text search, single closures, and a root document that names all of these.',
      },
    ],
  },
]
