import type { StoreWriter, Transaction } from '../store/domain/store.ts'

/** Looks at a store as it is for whoever writes to it, and changes nothing. */
export async function look<T>(writer: StoreWriter, at: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await writer.begin()
  try {
    return await at(transaction)
  } finally {
    await transaction.rollback()
  }
}
