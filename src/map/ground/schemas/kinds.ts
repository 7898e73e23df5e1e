import type { ExpressionSpecification } from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import type { Part } from './ground-table.ts'

type Expression = ExpressionSpecification
type Words<Kind extends string> = Readonly<Partial<Record<Kind, readonly string[]>>>
type Known<Kind extends string> = Pick<Part<Kind>, 'gives' | 'kind'>

/** The text of a property; empty where there is none. */
function textOf(property: string): Expression {
  return ['to-string', ['get', property]]
}

/** Whether a property is one of some texts. */
export function isOneOf(property: string, ...texts: readonly string[]): Expression {
  return ['in', textOf(property), ['literal', [...texts]]]
}

/** Whether a property is set, and not to a no. */
export function isSet(property: string): Expression {
  return ['!', isOneOf(property, '', 'no', 'false', '0')]
}

/** Our word for a feature by the text of one of its properties; by other means where that is none of those told. */
export function kindBy<Kind extends string>(
  property: string,
  words: Words<Kind>,
  otherwise?: Known<Kind>,
): Known<Kind> {
  const own = keysOf(words)
  const other = otherwise?.kind ?? ''
  const labels = own.flatMap((word): [string[], string] => [[...(words[word] ?? [])], word])
  return {
    gives: [...new Set([...own, ...(otherwise?.gives ?? [])])],
    kind: ['match', textOf(property), '', other, ...labels, other],
  }
}

/** One word for the features of a layer, or those of them that fulfil a condition. */
export function allAre<Kind extends string>(word: Kind, where: Expression | true = true): Known<Kind> {
  return { gives: [word], kind: ['case', where, word, ''] }
}
