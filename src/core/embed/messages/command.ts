import * as z from 'zod/mini'
import { BBoxSchema, LngLat } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import { THEME_CHOICES } from '#core/ui/theme/theme-state.ts'
import type { CommandPayloads } from '../../../../public/embed/1/embed.d.ts'
import { FILTER_NAMES } from '#core/address/parameters.ts'

/** The commands that change what is shown. */
export type CommandType = Exclude<keyof CommandPayloads, 'hello'>
export type Command = {
  [Type in CommandType]: { readonly type: Type; readonly payload: CommandPayloads[Type] }
}[CommandType]

const LONGEST_TEXT = 1000
/** More names than any payload has; then it is not looked into at all. */
const MOST_NAMES = 16

const Text = z.string().check(z.maxLength(LONGEST_TEXT))
const FilterText = z.optional(z.nullable(Text))
const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, FilterText]))

const payloads = {
  setView: z.union([
    z.strictObject({ bbox: BBoxSchema }),
    z.strictObject({ center: LngLat, zoom: z.number().check(z.gte(0), z.lte(24)) }),
  ]),
  select: z.nullable(z.strictObject({ kind: z.enum(['area', 'closure']), uuid: Uuid })),
  setFilter: z.strictObject(filters),
  setDate: z.strictObject({ when: z.nullable(Text) }),
  setTheme: z.strictObject({ theme: z.enum(THEME_CHOICES), accent: z.optional(z.nullable(Text)) }),
} satisfies { [Type in CommandType]: z.ZodMiniType<CommandPayloads[Type]> }

/** Whether there is a command of that name. */
export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(payloads, type)
}

/** Reads a command's payload; null where it has not the form that the command's has. */
export function readCommand(type: CommandType, payload: unknown): Command | null {
  if (hasManyNames(payload)) return null
  switch (type) {
    case 'setView':
      return commandOf(type, payloads[type].safeParse(payload))
    case 'select':
      return commandOf(type, payloads[type].safeParse(payload))
    case 'setFilter':
      return commandOf(type, payloads[type].safeParse(payload))
    case 'setDate':
      return commandOf(type, payloads[type].safeParse(payload))
    case 'setTheme':
      return commandOf(type, payloads[type].safeParse(payload))
  }
}

function commandOf<Type, Payload>(type: Type, parsed: { readonly success: boolean; readonly data?: Payload }) {
  return parsed.data === undefined ? null : { type, payload: parsed.data }
}

function hasManyNames(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false
  let names = 0
  for (const _ in payload) if (++names > MOST_NAMES) return true
  return false
}
