/** The file of each program of the service, by its name. */
export const servicePrograms = {
  main: 'src/service/commands/main.ts',
  import: 'src/service/commands/import.ts',
  mirror: 'src/service/commands/mirror.ts',
  export: 'src/service/commands/export.ts',
  ground: 'src/service/commands/ground.ts',
  conformance: 'src/service/conformance/main.ts',
  bench: 'src/service/bench/main.ts',
  preview: 'src/app/preview/main.ts',
}
