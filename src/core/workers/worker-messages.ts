/** What a page posts to a worker: a question, or that one is dropped. */
export type Order<Question> =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'drop'; readonly id: number }

/** What a worker posts about a question: how far it has got (0 to 1), its answer, or why there is none. */
export type Delivery<Answer, Failure> =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failure'; readonly id: number; readonly failure: Failure }

/** Why there is no answer, where that is all there is to say. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
