import { expect, it } from 'vitest'
import { operatorError } from './failures.ts'

it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'tells that the connection was lost where the driver says: %s',
  (message) => {
    expect(operatorError(new Error(message))).toMatchObject({
      message: 'The database cannot be used: the connection to it was lost.',
    })
  },
)
