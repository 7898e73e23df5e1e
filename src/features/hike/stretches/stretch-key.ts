/** Tells one stretch of a closure on the hike from all others. */
export function stretchKey(uuid: string, from: number): string {
  return `${uuid} ${from}`
}
