/** Whether the browser has promised to keep what is on the device. */
export async function isStorageKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false
}

/** Asks the browser to promise it; some ask the visitor, some decide by themselves. */
export async function askToKeepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
