/** What a transaction has done so far. */
export interface Changes {
  /** The number that this transaction's edition will have. */
  readonly edition: number
  any: boolean
}
