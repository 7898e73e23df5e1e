type FieldType = 'String' | 'Number' | 'Boolean'

/** Notes which properties the layers of an archive have, for those who draw them. */
export class FieldNotes {
  readonly #fields = new Map<string, Map<string, FieldType>>()

  readonly note = (layer: string, name: string, value: string | number | boolean): void => {
    const fields = this.#fields.get(layer) ?? new Map<string, FieldType>()
    if (fields.size === 0) this.#fields.set(layer, fields)
    if (!fields.has(name)) fields.set(name, typeOf(value))
  }

  /** As `vector_layers` of an archive’s metadata; all layers are there, so that the schema is known by them. */
  layers(names: readonly string[]): object[] {
    return names.map((id) => ({ id, fields: Object.fromEntries(this.#fields.get(id) ?? []) }))
  }
}

function typeOf(value: string | number | boolean): FieldType {
  return typeof value === 'string' ? 'String' : typeof value === 'number' ? 'Number' : 'Boolean'
}
