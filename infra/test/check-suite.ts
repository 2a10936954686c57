import { join } from 'node:path'
import { runCommand } from '../processes/run-command.ts'
import type { Suite, SuiteResult, SuiteRun } from './suite.ts'
import { workspacesWith } from './workspaces.ts'

type Check = {
  name: string
  args: string[]
  /** What is checked; if it is empty, the check is skipped. */
  of: readonly string[]
  /** What it waits for. */
  after?: Promise<unknown> | undefined
}

/**
 * Checks formatting, lint, types, import rules, owners of tables, the table of variables, citations, and what published files
 * ask of browsers. Each tool counts as one test. oxlint checks types as well, because its rules need the same program as the
 * compiler.
 */
export const prepareChecks: Suite = async (run) => () => runChecks(run)

async function runChecks({ root, change, releasedSite }: SuiteRun): Promise<SuiteResult> {
  const packages = (await workspacesWith(root, 'tsconfig.json')).filter(
    (path) => change?.packages.includes(path) ?? true,
  )
  const formatted = change
    ? ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...change.files]
    : ['.']
  const linted = change ? packages : []
  const tool = (name: string) => join(root, 'node_modules/.bin', name)
  const checks: Check[] = [
    {
      name: 'lint and types',
      args: [tool('oxlint'), '--type-aware', '--type-check', ...linted],
      of: packages,
    },
    { name: 'biome', args: [tool('biome'), 'check', ...formatted], of: change?.files ?? packages },
    {
      name: 'import rules',
      of: packages,
      args: [
        '--import',
        join(root, 'infra/test/patch-depcruise-parser.mjs'),
        tool('depcruise'),
        ...packages,
      ],
    },
    {
      name: 'table owners',
      args: [join(root, 'infra/test/table-owners/run.mjs')],
      of: packages.filter((path) => path === 'api'),
    },
    {
      name: 'configuration table',
      of: packages.filter((path) => path === 'api'),
      args: ['--import', 'tsx', join(root, 'infra/test/config-table/cli.ts'), '--check'],
    },
    {
      name: 'citations',
      // A change anywhere may cite something, or take away what others cite.
      of: change?.files ?? packages,
      args: ['--import', 'tsx', join(root, 'infra/test/citations/cli.ts')],
    },
    {
      name: 'API reports',
      of: packages.filter((path) => path === 'shell'),
      args: ['--import', 'tsx', join(root, 'shell/sdk/api-report/cli.ts'), '--check'],
    },
    {
      name: 'translations',
      of: packages,
      args: ['--import', 'tsx', join(root, 'shell/sdk/translations/cli.ts'), '--check'],
    },
    {
      name: 'browser floor',
      of: packages.filter((path) => /^(shell|mf-)/.test(path)),
      args: ['--import', 'tsx', join(root, 'infra/test/browser-floor/cli.ts')],
      // The builds of the site are those that are checked; otherwise the check builds what is not built yet.
      after: releasedSite,
    },
  ]
  const result = { passed: 0, failed: 0, retried: [] }
  const queue = checks.filter(({ of }) => of.length > 0).values()
  const work = async () => {
    for (const check of queue) result[(await passes(root, check)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all([work(), work()])
  return result
}

/** Ends a check that hangs; on a busy machine one takes ten minutes. */
const hangMs = 3_600_000

async function passes(root: string, { name, args, after }: Check): Promise<boolean> {
  await after
  const startedAt = performance.now()
  const { ok, output } = await runCommand({
    file: process.execPath,
    args,
    cwd: root,
    timeout: hangMs,
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (!ok) console.log(output.trim())
  return ok
}
