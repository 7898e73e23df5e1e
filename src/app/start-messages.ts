import { useMessages } from '#core/i18n/messages.tsx'
import { useMapMessages } from '#map/messages.ts'
import { useAreaMessages } from '#records/areas/messages.ts'
import { useAppMessages } from './messages.ts'

/** The messages of the first screen; those of what waits for a person come with that. */
export const startMessages = [useMessages, useAppMessages, useAreaMessages, useMapMessages] as const
