import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { checkHealth } from './health.ts'
import type { Release } from './release.ts'
import { checkContract } from './release-contract.ts'
import { type ReadFile, verifyIntegrity } from './stored-files.ts'

/**
 * Whether a release is what it says, keeps to the contract, and answers. What is not what it says is not run.
 * @param read its files, from where visitors will get them
 * @returns one sentence for each fault
 */
export async function checkRelease(release: Release, read: ReadFile): Promise<string[]> {
  const faults = [
    ...(await verifyIntegrity(release, read)),
    ...checkContract(release, await readExposedNames(read)),
  ]
  if (faults.length > 0 || release.kind === 'shell') return faults
  return checkHealth(release, read)
}

async function readExposedNames(read: ReadFile): Promise<string[]> {
  const text = await read('mf-manifest.json')
  const manifest: unknown = text && JSON.parse(text.toString())
  return Value.Check(ManifestSchema, manifest) ? manifest.exposes.map(({ name }) => name) : []
}

const ManifestSchema = Type.Object({ exposes: Type.Array(Type.Object({ name: Type.String() })) })
