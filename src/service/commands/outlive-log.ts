/**
 * Lets this process go on where its output is lost: whoever read it has gone, or its disk is full. What is written once
 * there is room again is there.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
