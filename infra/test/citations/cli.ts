import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCitationFaults } from './check-citations.ts'
import { findDecisionsFaults } from './check-decisions.ts'
import { findThrowsFaults } from './check-throws.ts'
import { findChapterFaults } from './rule-chapters.ts'

/*
 * Fails when a citation or an error that a docstring promises leads nowhere, and when rules or decisions are not in the form
 * in which they can be cited.
 */
const root = join(import.meta.dirname, '../../..')
const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
const texts = /\.(?:tsx?|mjs|cjs|js|py|sh|md|css|html|ya?ml|conf|json)$/
/** The tests of this check hold the faults that it finds. */
const exempt = /(?:^|\/)package-lock\.json$|^infra\/test\/citations\/.*\.test\.ts$/
const files = paths
  .filter((path) => texts.test(path) && !exempt.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const faults = [
  ...findChapterFaults(files),
  ...findDecisionsFaults(files),
  ...findCitationFaults(files, paths),
  ...findThrowsFaults(files),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
