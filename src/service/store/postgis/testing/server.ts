/** A PostgreSQL with PostGIS for the time of a test run. */
export interface RunningServer {
  readonly name: string
  /** Of a database whose schema `public` holds PostGIS and nothing else. */
  readonly url: string
  /** Whether several sessions can be at work at once. */
  readonly isConcurrent: boolean
  readonly stop: () => Promise<void>
}
