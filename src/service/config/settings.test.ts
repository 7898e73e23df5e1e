import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('the environment', () => {
  it('may be empty', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toEqual({
      port: 4600,
      host: null,
      dataDir: '.fieldgate',
      publicUrl: null,
      allowedHosts: [],
      databaseUrl: null,
      trustProxy: false,
      demo: true,
      previews: true,
      privateHosts: false,
      configFile: '.fieldgate/config.json',
      configRequired: false,
    })
  })

  it('sets everything', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://parks.example/',
      ALLOWED_HOSTS: 'parks.example, Gate.example',
      CONFIG: '/etc/fieldgate.json',
      DATABASE_URL: 'postgres://gate@db.example/parks',
      TRUST_PROXY: 'yes',
      DEMO: '0',
      PREVIEWS: '0',
      PRIVATE_HOSTS: '1',
    })
    expect(settings).toEqual({
      port: 0,
      host: '127.0.0.1',
      dataDir: '/data',
      publicUrl: 'https://parks.example',
      allowedHosts: ['parks.example', 'gate.example'],
      databaseUrl: 'postgres://gate@db.example/parks',
      trustProxy: true,
      demo: false,
      previews: false,
      privateHosts: true,
      configFile: '/etc/fieldgate.json',
      configRequired: true,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: Enter a port, from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT: Enter a port, from 0 to 65535.'],
    [{ PUBLIC_URL: 'parks.example' }, 'PUBLIC_URL: Enter an address such as https://parks.example.'],
    [{ PUBLIC_URL: 'ftp://parks.example' }, 'PUBLIC_URL: Enter an address such as https://parks.example.'],
    [{ PUBLIC_URL: 'https://parks.example/map' }, 'PUBLIC_URL: Enter an address without a path'],
    [{ PUBLIC_URL: 'https://parks.example/?lang=de' }, 'PUBLIC_URL: Enter an address without a path'],
    [{ PUBLIC_URL: 'https://gate@parks.example' }, 'PUBLIC_URL: Enter an address without a path'],
    [{ DATABASE_URL: 'mysql://db.example' }, 'DATABASE_URL: Enter postgres://user@host/database.'],
    [{ DATABASE_URL: 'postgresql:parks' }, 'DATABASE_URL: Enter postgres://user@host/database.'],
    [{ DATABASE_URL: 'postgres:/parks' }, 'DATABASE_URL: Enter postgres://user@host/database.'],
    [{ DATABASE_URL: 'postgres://gate:a#b@db.example/parks' }, 'In a password write # as %23'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY: Enter 1 for yes or 0 for no.'],
  ])('%j is refused', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  it.each([
    'postgresql:///parks',
    'postgres://gate@/parks?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/parks',
  ])('take a database on this machine: %s', (url) => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})
