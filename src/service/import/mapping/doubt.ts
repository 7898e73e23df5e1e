/** Something to look at before a guess is trusted. */
export interface Doubt {
  readonly about: 'name' | 'id' | 'category' | 'reason' | 'days' | 'activities'
  readonly text: string
}
