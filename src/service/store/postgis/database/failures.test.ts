import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { operatorError } from './failures.ts'

it.each([
  ['57014', 'canceling statement due to statement timeout'],
  ['40001', 'canceling statement due to conflict with recovery'],
  ['58030', 'could not read block 7 in file "base/5/1259": Input/output error'],
])('tells in a line what the server gave up for (%s): %s', (code, message) => {
  const failure = Object.assign(new DatabaseError(message, 0, 'error'), { code })
  expect(operatorError(failure)).toMatchObject({ message: `The database cannot be used: ${message}.` })
})

it('tells what to do where the authority of a certificate is not known', () => {
  const codes = ['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']
  for (const code of codes) {
    const failure = Object.assign(new Error('unable to verify the first certificate'), { code })
    expect(operatorError(failure)).toMatchObject({
      message:
        'The database cannot be used: its certificate is of an authority that is not known; ' +
        'name the file with that of the authority as sslrootcert=FILE in DATABASE_URL.',
    })
  }
})

it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'tells that the connection was lost where the driver says: %s',
  (message) => {
    expect(operatorError(new Error(message))).toMatchObject({
      message: 'The database cannot be used: the connection to it was lost.',
    })
  },
)
