import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildRelease } from '../../build/build-release.ts'
import { scriptBytes } from '../../checks/script-budget.ts'
import { type VerificationResult, verifyBuild, verifyFolder } from '../../checks/verify-release.ts'
import { nameOf } from '../../release.ts'
import type { Invocation, ReleaseCommand } from '../command.ts'
import { findSource } from '../source.ts'

export const verify: ReleaseCommand = {
  usage: 'verify <remote|folder>',
  summary: 'checks a remote as a publish does, or the folder of a published release',
  run: async (call) => {
    const result = await verifySource(call)
    const { release, faults, objections } = result
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const kilobytes = (scriptBytes(release) / 1024).toFixed(1)
    return {
      data: result,
      lines: [
        `${nameOf(release)} is valid: ${Object.keys(release.files).length} files, ${kilobytes} KB of scripts (brotli)`,
        ...objections.map((objection) => `incompatible with the current site: ${objection}`),
      ],
    }
  },
}

async function verifySource(call: Invocation): Promise<VerificationResult> {
  const folder = path.resolve(call.cwd, call.args[0] ?? '')
  if (existsSync(path.join(folder, 'release.json'))) return verifyFolder(call.store, folder)
  const { build } = await buildRelease(findSource(call))
  return verifyBuild(call.store, build)
}
