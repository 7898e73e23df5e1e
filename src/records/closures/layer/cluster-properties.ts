import type { ClosureProperties } from './features.ts'

/** What the map knows of several closures that share a disc. */
export interface ClusterProperties {
  readonly cluster: true
  /** So that features that are drawn can be told apart. */
  readonly uuid: string
  /** How many they are, and how many of them the filters leave. */
  readonly total: number
  readonly matching: number
  /** The least rank of those that the filters leave, else of all: see {@link FADED_RANK}. */
  readonly worst: number
}

/** What the map knows of several closures that it has not read: what a cluster of as many would know. */
export interface CellProperties extends Omit<ClosureProperties, 'extent'>, ClusterProperties {}

/** A closure, a cell in which the service counts some, or a cluster of both. */
export type PointProperties = ClosureProperties | CellProperties | ClusterProperties

/** Added to the rank of what the filters leave out, so that it never is the worst of a cluster. */
export const FADED_RANK = 2 ** 24
