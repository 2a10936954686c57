import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { illnessOf } from './health.ts'
import type { Release } from './release.ts'
import { contractFaults } from './release-contract.ts'
import { damagesOf, type ReadFile } from './stored-files.ts'

/**
 * Whether a release is what it says, keeps to the contract, and answers. What is not what it says is not run.
 * @param read its files, from where visitors will get them
 * @returns one sentence for each fault
 */
export async function faultsOf(release: Release, read: ReadFile): Promise<string[]> {
  const faults = [
    ...(await damagesOf(release, read)),
    ...contractFaults(release, await exposesOf(read)),
  ]
  if (faults.length > 0 || release.kind === 'shell') return faults
  return illnessOf(release, read)
}

async function exposesOf(read: ReadFile): Promise<string[]> {
  const text = await read('mf-manifest.json')
  const manifest: unknown = text && JSON.parse(text.toString())
  return Value.Check(ManifestSchema, manifest) ? manifest.exposes.map(({ name }) => name) : []
}

const ManifestSchema = Type.Object({ exposes: Type.Array(Type.Object({ name: Type.String() })) })
