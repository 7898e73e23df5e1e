import type { AreaNames } from './area-name.ts'

/** The language in which a name of an area is recorded; undefined where it is not known. */
export function languageOfName(name: string, { names }: AreaNames): string | undefined {
  return Object.entries(names ?? {}).find(([, recorded]) => recorded === name)?.[0]
}
