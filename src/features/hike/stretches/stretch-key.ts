/** By what a stretch of a closure is known. */
export function stretchKey(uuid: string, from: number): string {
  return `${uuid} ${from}`
}
