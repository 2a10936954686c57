import path from 'node:path'
import { fetchPackages } from '../packages/debian-packages.ts'
import { findFolderWith } from '../packages/find-program.ts'
import { CommandError } from '../processes/command-error.ts'
import { step } from '../processes/steps.ts'
import { runJest } from '../test/jest/run-jest.ts'

/** A program and the package of Debian that contains it. */
interface Program {
  name: string
  package: string
  /** Release of Debian; default: this machine's. */
  suite?: string
}

/**
 * `npm run kubernetes:check`: renders the manifests with kustomize and checks the result, runs `run-release.sh` with
 * kubectl, and the alerts with promtool.
 * @throws CommandError when a check fails or a program cannot be had
 */
export async function checkManifests(root: string): Promise<void> {
  // Debian 12 has kubectl 1.20, which does not know components.
  const kubectl = { name: 'kubectl', package: 'kubernetes-client', suite: 'trixie' }
  const env = {
    TEST_KUBECTL: await findProgram(root, kubectl),
    TEST_PROMTOOL: await findProgram(root, { name: 'promtool', package: 'prometheus' }),
  }
  const args = ['--projects', 'infra', '--', 'cluster.test']
  const { passed, failed } = await step(
    'kubernetes',
    () => runJest({ root, suite: 'kubernetes', args, env, workers: 1 }),
    (result) => `${result.passed} checks passed`,
  )
  if (failed > 0) throw new CommandError(`${failed} of ${passed + failed} checks failed.`)
}

/** The program on PATH, else the one unpacked from its package below `.data`. */
async function findProgram(root: string, program: Program): Promise<string> {
  const folder = path.join(root, '.data', `packages-${program.package}`)
  const unpacked = path.join(folder, 'root/usr/bin')
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  const find = () => findFolderWith(program.name, [...onPath, unpacked])
  const found =
    (await find()) ??
    (await step(
      program.name,
      async () =>
        (await fetchPackages(folder, [[program.package]], program.suite)) ?? (await find()),
      (outcome) => outcome ?? 'not in its package',
    ))
  if (!found?.startsWith('/')) throw new CommandError(`${program.name}: ${found}`)
  return path.join(found, program.name)
}
