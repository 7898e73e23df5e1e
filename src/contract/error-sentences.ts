// The sentences of error answers (contract, section 2).

export const notFound = 'Not found.'
export const noArea = 'No ProtectedArea matches the given query.'
export const noClosure = 'No ClosureOrNotice matches the given query.'
export const noWildlife = 'No Wildlife matches the given query.'
export const noOrganisation = 'No Organisation matches the given query.'
export const invalidPage = 'Invalid page.'
export const after = 'There is no such place in this list. Follow `next` as it is, or begin without `after`.'
export const date = 'Enter a valid date.'
export const uuid = 'Enter a valid UUID.'
export const number = 'Enter a number.'
export const integer = (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`
export const moment =
  'Enter a day, such as 2026-05-01, today, tomorrow or weekend, alone or with a time, such as 2026-05-01T09:00; or now.'
export const cellZoom = 'Say by which zoom of the grid: `by=cell` needs it.'
export const choice = (value: string) => `Select a valid choice. ${value} is not one of the available choices.`
export const unknownField = (name: string, known: readonly string[]) =>
  `Unknown field: ${name}. Choose from: ${known.join(', ')}.`
export const methodNotAllowed = (method: string) => `Method "${method}" not allowed.`
export const bbox = (wrong: string) =>
  `${wrong} Expected west,south,east,north in degrees, for example 13.1,48.7,14.0,49.3.`
export const position = 'Enter longitude and latitude in degrees, for example 13.1,48.7.'
export const oneRecord = 'Name one record: `area` or `closure`.'
