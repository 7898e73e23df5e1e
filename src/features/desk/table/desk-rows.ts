import type { Uuid } from '#contract/ids.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { Due } from '../desk-names.ts'

/** A closure with the names that the table tells of it. */
export interface DeskRow {
  readonly state: ClosureState
  readonly areas: string
  readonly reason: string
  readonly activities: string
  readonly source: string
}

/** What a table or cards show. */
export interface DeskListProps {
  readonly rows: readonly DeskRow[]
  readonly selected: Uuid | null
  /** Whether they are on their way to a printer. */
  readonly isPrinted: boolean
  readonly onOpen: (uuid: Uuid) => void
}

/** What one row of them shows. */
export interface DeskRowProps extends Pick<DeskListProps, 'onOpen'> {
  readonly row: DeskRow
  readonly isSelected: boolean
  readonly due: readonly Due[]
  /** Its place among all, counted from 1. */
  readonly number: number
}
