/** The names of an object's own properties, typed as such. */
export function keysOf<T extends object>(object: T): readonly (keyof T & string)[] {
  const isKey = (name: string): name is keyof T & string => Object.hasOwn(object, name)
  return Object.keys(object).filter(isKey)
}
