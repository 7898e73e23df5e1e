import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { API_PREFIX } from '#contract/paths.ts'
import { apiDocument } from './document.ts'
import { schemaAddress } from './json-schema.ts'
import { operations } from './operations.ts'
import { recordKinds } from './schemas.ts'

const document = { ...apiDocument('A service'), servers: [{ url: 'https://map.example.org' }] }
const json = JSON.stringify(document)

describe('the description of the interface', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(JSON.parse(json))).toEqual({ valid: true })
  })

  it('has no list or record that the guide does not name', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../public/guides/api.md'), 'utf8')
    const named = operations.map(({ path }) => path.replace(API_PREFIX, '')).filter((path) => !/\{z\}/.test(path))
    expect(named.filter((path) => !guide.includes(`\`${path}\``))).toEqual([])
  })

  it('refers to nothing that it does not have', () => {
    const { schemas, responses, headers } = document.components
    const there = [
      ...Object.keys(schemas).map(schemaAddress),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
      ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
    ]
    const refs = [...json.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref)
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter((ref) => ref === undefined || !there.includes(ref))).toEqual([])
    expect(there.filter((address) => !refs.includes(address))).toEqual([])
  })

  it('names each operation, and each parameter of it, once', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    expect(new Set(operations.map(({ path }) => path)).size).toBe(operations.length)
    for (const { parameters } of Object.values(document.paths)) {
      const names = parameters.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
    }
  })

  it('declares the parameters in each path', () => {
    for (const [path, { parameters }] of Object.entries(document.paths)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
    }
  })

  it('describes every field of every record', () => {
    const Described = z.record(z.string(), z.object({ description: z.string() }))
    const { schemas } = document.components
    const undescribed = recordKinds.filter(({ id }) => {
      const { properties } = schemas[`${id}Fields`] ?? schemas[id] ?? {}
      return !Described.safeParse(properties).success
    })
    expect(undescribed).toEqual([])
  })

  it.each(recordKinds.map((kind) => [kind.id, kind] as const))('gives an example of %s that is one', (_, kind) => {
    expect(z.safeParse(kind.schema, kind.example).error).toBeUndefined()
  })
})
