import { expect, test } from 'vitest'
import { messages as words } from './messages/en.ts'
import { rescueText } from './rescue-text.ts'

const rows = [['MGRS', '33UWQ 60410 14776']] as const
const at = new Date(2026, 4, 15, 14, 5).getTime()
const told = (accuracy: number | null, known: number | null) =>
  rescueText({ rows, accuracy, at: known }, { words, language: 'en' }).split('\n')

test('who calls for help tells when the position was known, and how sharp it is', () => {
  expect(told(12, at)).toEqual(['My position at 14:05', 'MGRS: 33UWQ 60410 14776', 'Accurate to 12 m'])
})

test('a place that was pointed at, or came with a link, is not told as where one is', () => {
  expect(told(null, null)).toEqual(['This place', 'MGRS: 33UWQ 60410 14776'])
  expect(told(12, null)).toEqual(['This place', 'MGRS: 33UWQ 60410 14776', 'Accurate to 12 m'])
})
