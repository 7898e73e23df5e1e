/** Hands a text, of one or more parts, to the visitor as a file. */
export function saveFile(name: string, type: string, ...parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A file’s name from a title: letters and digits of any script, with hyphens between the words. */
export function fileName(title: string, extension: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `${words.join('-').toLowerCase().slice(0, 60) || 'fieldgate'}.${extension}`
}
