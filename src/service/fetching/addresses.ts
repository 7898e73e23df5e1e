import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { FetchRefusedError } from './fetch-error.ts'

/** Addresses of this machine, of private networks, and of nobody. An IPv4 address matches in its IPv6 form too. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is one of this machine, or of a network within. */
export function isInPrivateRange(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export function privateHost(host: string): FetchRefusedError {
  return new FetchRefusedError(`${host} is in a network of its own, which is asked only with PRIVATE_HOSTS=1`)
}

/** Looks up a host name for a connection, and returns only the addresses that may be asked. */
export function lookupOf(mayAsk: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 0)
      const allowed = found.filter(({ address }) => mayAsk(address))
      const [first] = allowed
      if (first === undefined) return callback(privateHost(hostname), '', 0)
      return options.all === true ? callback(null, allowed) : callback(null, first.address, first.family)
    })
  }
}
