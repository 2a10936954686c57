import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type ReadFile, verifyIntegrity } from '../publish/stored-files.ts'
import type { Release } from '../release.ts'
import { checkHealth } from './health.ts'
import { checkContract } from './release-contract.ts'

/**
 * Checks the integrity of a release's files, its contract and its health. Code whose integrity check fails is not run.
 * @param read reads the release's files from where visitors will get them
 * @returns one sentence for each problem
 */
export async function checkRelease(release: Release, read: ReadFile): Promise<string[]> {
  const problems = [
    ...(await verifyIntegrity(release, read)),
    ...checkContract(release, await readExposedNames(read)),
  ]
  if (problems.length > 0 || release.kind === 'shell') return problems
  return checkHealth(release, read)
}

async function readExposedNames(read: ReadFile): Promise<string[]> {
  const text = await read('mf-manifest.json')
  const manifest: unknown = text && JSON.parse(text.toString())
  return Value.Check(ManifestSchema, manifest) ? manifest.exposes.map(({ name }) => name) : []
}

const ManifestSchema = Type.Object({ exposes: Type.Array(Type.Object({ name: Type.String() })) })
