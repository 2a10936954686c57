import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../processes/run-command.ts'

/** An object of the Kubernetes API, as a manifest describes it. */
export interface ApiObject {
  apiVersion: string
  kind: string
  metadata?: { name: string }
}

const packages = path.join(import.meta.dirname, '../../../node_modules')

/** The types of `kubernetes-models` are generated from the API's own OpenAPI document. */
const tsconfig = {
  compilerOptions: {
    ...{
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023'],
      types: [],
    },
    ...{ strict: true, noEmit: true, skipLibCheck: true },
    paths: { 'kubernetes-models/*': [path.join(packages, 'kubernetes-models/*')] },
  },
}

/**
 * Checks objects against the types of the Kubernetes API, as strictly as `kubectl` does: a field that the API does not
 * have is an error.
 * @returns messages of the compiler, which begin with kind and name of an object
 */
export async function findTypeErrors(objects: readonly ApiObject[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifests-'))
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    for (const object of objects) {
      const name = `${object.kind}-${object.metadata?.name}`
      await writeFile(path.join(folder, `${name}.ts`), moduleOf(object))
    }
    const { ok, output } = await runCommand({
      file: process.execPath,
      args: [path.join(packages, 'typescript/bin/tsc'), '--project', folder, '--pretty', 'false'],
      cwd: folder,
    })
    return ok ? [] : output.trim().split('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A literal of the object's type: the compiler reports unknown fields of literals only. */
function moduleOf(object: ApiObject): string {
  const type = `I${object.kind}`
  return [
    `import type { ${type} } from 'kubernetes-models/${object.apiVersion}/${object.kind}'`,
    `export const object: ${type} = ${JSON.stringify(object, null, 2)}`,
    '',
  ].join('\n')
}
