import { join } from 'node:path'
import { runCommand } from '../processes/run-command.ts'
import type { SuiteResult, SuiteRun } from './suite.ts'
import { workspacesWith } from './workspaces.ts'

type Check = { name: string; args: string[] }

/** Checks formatting, lint, types, import rules and owners of tables. Each tool, and each type check, counts as one test. */
export async function runChecks({ root, packages: wanted }: SuiteRun): Promise<SuiteResult> {
  const packages = await workspacesWith(root, 'tsconfig.json')
  // The remotes' types are checked together: each imports the SDK, the components and the contract.
  const typed = wanted
    ? packages.filter((path) => wanted.includes(path))
    : [...packages.filter((path) => !path.startsWith('mf-')), 'tsconfig.remotes.json']
  const sources = (await workspacesWith(root, 'package.json')).filter((path) => !path.includes('/'))
  const tool = (name: string) => join(root, 'node_modules/.bin', name)
  const checks: Check[] = [
    { name: 'biome', args: [tool('biome'), 'check', '.'] },
    { name: 'oxlint', args: [tool('oxlint'), '--type-aware'] },
    ...typed.map((path) => ({ name: `types of ${path}`, args: [tool('tsc'), '-p', path] })),
    {
      name: 'import rules',
      args: [
        '--import',
        join(root, 'infra/test/patch-depcruise-parser.mjs'),
        tool('depcruise'),
        ...sources,
      ],
    },
    { name: 'table owners', args: [join(root, 'infra/test/table-owners/run.mjs')] },
    {
      name: 'API reports',
      args: ['--import', 'tsx', join(root, 'shell/sdk/api-report/cli.ts'), '--check'],
    },
  ]
  const result = { passed: 0, failed: 0, retried: [] }
  const queue = checks.values()
  const work = async () => {
    for (const check of queue) result[(await passes(root, check)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all([work(), work()])
  return result
}

async function passes(root: string, { name, args }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const { ok, output } = await runCommand({
    file: process.execPath,
    args,
    cwd: root,
    timeout: 300_000,
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (!ok) console.log(output.trim())
  return ok
}
