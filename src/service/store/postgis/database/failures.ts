import { DatabaseError } from 'pg'
import { StoreError } from '../../domain/errors.ts'

/** Conditions that are the server's or the operator's affair, by the first letters of their SQLSTATE. */
const OUTSIDE = ['08', '25006', '28', '3D', '40001', '42501', '53', '57014', '57P', '58'] as const

/**
 * A failure for the operator: a StoreError where the database cannot be used, the failure itself where a
 * statement is wrong. No message names a password, as neither PostgreSQL nor its driver says one.
 */
export function operatorError(error: unknown): unknown {
  if (error instanceof StoreError) return error
  if (error instanceof DatabaseError && !OUTSIDE.some((code) => error.code?.startsWith(code))) return error
  return new StoreError(`The database cannot be used: ${reasonOf(error)}.`, { cause: error })
}

/** What the driver says where a server asks for a password that nobody gave. */
const NO_PASSWORD = /client password must be a/

/** What the driver says to whoever used a connection that has ended, and to whoever uses it after that. */
const LOST = /^(Connection terminated( unexpectedly)?|Client .* is not queryable)$/

/** What Node says where nobody that it knows stands for a server's certificate. */
const NO_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

const HOW_TO_TRUST =
  'its certificate is of an authority that is not known; ' +
  'name the file with that of the authority as sslrootcert=FILE in DATABASE_URL'

/** The reason, from an error that may be several: an address of a host each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'code' in error && NO_AUTHORITY.has(String(error.code))) return HOW_TO_TRUST
  if (LOST.test(message)) return 'the connection to it was lost'
  return NO_PASSWORD.test(message) ? 'it asks for a password, and DATABASE_URL has none' : message
}

/** Whether a statement failed for a reason, by its SQLSTATE. */
export function failedBy(error: unknown, code: string): boolean {
  if (error instanceof StoreError) return failedBy(error.cause, code)
  return error instanceof DatabaseError && error.code === code
}

/** Whether the server itself said that a statement failed, and not the line to it. */
export function isOfServer(error: unknown): boolean {
  return error instanceof StoreError ? isOfServer(error.cause) : error instanceof DatabaseError
}
