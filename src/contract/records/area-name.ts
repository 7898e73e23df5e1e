/** What an area is called, and in which languages. */
export interface AreaNames {
  /** As its source has it. */
  readonly name: string
  readonly names?: Readonly<Record<string, string>> | null | undefined
}

/** What an area is called in a language, wherever it is named: as is recorded for it, else as its source has it. */
export function areaNameIn(language: string, { name, names }: AreaNames): string {
  return names?.[language] ?? name
}

/** The name that its source has, to stand beside that of a language; null where it is the same. */
export function ownNameBeside(language: string, area: AreaNames): string | null {
  return areaNameIn(language, area) === area.name ? null : area.name
}
