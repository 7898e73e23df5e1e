/** The names of the pages beside the map, in English. */
export const en = {
  label: 'Pages',
  toMap: 'To the map',
  desk: 'Rangers’ desk',
  data: 'Data',
  licences: 'Licences',
  guides: 'Guides',
}

/** The names in one language. */
export type PageNames = typeof en
