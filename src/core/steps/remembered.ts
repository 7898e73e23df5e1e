/** A function that asks another once for each object, and remembers the answer for as long as that is there. */
export function remembered<Of extends object, T>(ask: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, T>()
  return (of) => {
    const answer = known.get(of) ?? ask(of)
    known.set(of, answer)
    return answer
  }
}
