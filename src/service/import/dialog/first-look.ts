import { draftOf } from '../draft.ts'
import { unsaidIn } from '../import-options.ts'
import { chooseMapping, type Choice } from '../mapping/choose-mapping.ts'
import type { MappingKind } from '../mapping/mapping.ts'
import { namedFor } from '../mapping/same-names.ts'
import { readFeatures, sizeOfFile } from '../reading/feature-file.ts'
import { ImportError } from '../reading/input/import-error.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { choiceLines, sampleLines } from '../report.ts'
import { sampleOf } from '../sample.ts'

/** The first features of a file. */
export interface FirstLook {
  readonly path: string
  readonly features: readonly SourceFeature[]
}

const SHOWN = 3

/** Throws an ImportError where the file cannot be read, or has nothing in it. */
export async function lookAt(path: string): Promise<FirstLook> {
  await sizeOfFile(path)
  const all = readFeatures(path, () => {})
  try {
    const { first } = await sampleOf(all)
    if (first.length === 0) throw new ImportError(`${path}: there is nothing in it`)
    return { path, features: first }
  } finally {
    await all.return(undefined)
  }
}

export function choiceFor({ path, features }: FirstLook, kind: MappingKind): Choice {
  return chooseMapping(kind, features, path)
}

/** How the file would be read, and what would become of its first records. */
export function guessLines({ path, features }: FirstLook, choice: Choice, timeZone: string | null): string[] {
  const named = namedFor(choice.mapping)
  const drafts = features
    .slice(0, SHOWN)
    .map((feature) => draftOf(named(feature), choice.mapping, unsaidIn(path, { timeZone })))
  return [
    ...choiceLines(path, choice),
    ...drafts.flatMap((draft) => {
      if (draft.identity === null) return [`  refused: ${draft.reason}`]
      if (draft.content.kind === 'refused') return [`  refused: ${draft.content.reason}`]
      if (draft.content.kind === 'closure to be placed') return []
      const { before, content } = draft
      return sampleLines({ before, record: content.kind === 'area' ? content.area.record : content.record.closure })
    }),
  ]
}
