/** The parts that a language puts together to a sentence. */
export interface SentenceParts {
  /** Where and when: the place if it is named, the dates, the hours if it has any. Never empty. */
  readonly where: readonly string[]
  /** What is done; null where nothing is named. */
  readonly doing: string | null
  /** Why, with the comma or the space before it; '' where no reason is known. */
  readonly why: string
  /** Whether it is over: then the sentence says that it was so. */
  readonly isOver: boolean
}
