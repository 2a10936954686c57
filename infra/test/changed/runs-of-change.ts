import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../processes/command-error.ts'
import { runCommand } from '../../processes/run-command.ts'
import type { Change } from '../suite.ts'
import { changedFiles } from './changed-files.ts'
import { testsOfChange } from './tests-of-change.ts'

/** What each suite runs for a change. A suite that is absent has nothing to do. */
export type RunsOfChange = Map<string, { jestArguments: string[]; change?: Change }>

/**
 * Chooses what each suite runs for the files that differ from a commit.
 * @param base a commit or branch
 * @throws CommandError if git cannot find it
 */
export async function runsOfChange(root: string, base: string): Promise<RunsOfChange> {
  const changed = await changedFiles(root, base)
  const files = await repositoryFiles(root)
  const featuresUsing = (contractFile: string) => featuresThatUse(root, files, contractFile)
  const { packages, unit, api, e2e } = testsOfChange(changed, { files, featuresUsing })
  const runs: RunsOfChange = new Map()
  const change = { files: changed.filter((file) => files.includes(file)), packages }
  if (changed.length > 0) runs.set('check', { jestArguments: [], change })
  if (unit.length > 0) runs.set('unit', { jestArguments: ['--findRelatedTests', ...unit], change })
  if (api.length > 0) runs.set('api', { jestArguments: api })
  if (e2e.length > 0) runs.set('e2e', { jestArguments: e2e })
  return runs
}

async function repositoryFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { ok, output } = await runCommand({ file: 'git', args, cwd: root })
  if (!ok) throw new CommandError(`git ls-files: ${output.trim()}`)
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

function featuresThatUse(root: string, files: readonly string[], contractFile: string): string[] {
  const specifier = contractFile
    .replace(/^api\/contract\//, '@store/contract/')
    .replace(/\.ts$/, '')
  const features = files.flatMap((file) => {
    const [, feature] = /^api\/src\/([^/]+\/[^/]+)\/.*\.ts$/.exec(file) ?? []
    if (!feature) return []
    return readFileSync(join(root, file), 'utf8').includes(`'${specifier}'`) ? [feature] : []
  })
  return [...new Set(features)]
}
