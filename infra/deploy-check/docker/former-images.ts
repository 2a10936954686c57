import { join } from 'node:path'
import type { BaseImages } from '../../images/build-images.ts'
import type { Docker } from '../../images/docker.ts'
import { checkOut } from '../../processes/check-out.ts'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Log } from '../../processes/steps.ts'

const tag = 'former'
const api = { image: `store/api:${tag}` }
const timeoutMs = 20 * 60_000

/** Settings of Compose with which the former release runs. */
export const formerImages = { api, migrate: api, gateway: { image: `store/gateway:${tag}` } }

/** Run in the sources of the former release: its files may be elsewhere than ours. */
const builder = `
  const { buildImages } = await import('./infra/images/build-images.ts')
  await buildImages({ ...JSON.parse(process.env.IMAGE_BUILD), log: console.log })`

/**
 * Builds the API and the gateway of the former release, by its own build.
 * @param build commit: of that release; folder: for its sources
 * @throws CommandError with the end of the output of a failed build
 */
export async function buildFormerImages(
  root: string,
  build: { commit: string; docker: Docker; folder: string; bases: BaseImages; log: Log },
): Promise<void> {
  const { commit, docker, folder, bases, log } = build
  const sources = join(folder, 'former-release')
  await checkOut(root, commit, sources)
  const imageBuild = { root: sources, docker, tag, commit, bases, names: ['api', 'gateway'] }
  const { ok, output } = await runCommand({
    file: process.execPath,
    args: ['--import', 'tsx', '--input-type=module', '--eval', builder],
    cwd: sources,
    env: { ...docker.env, IMAGE_BUILD: JSON.stringify(imageBuild) },
    timeout: timeoutMs,
  })
  if (!ok) throw new CommandError(`The former release is not built: ${lastLines(output, 8)}`)
  log(`images of ${commit.slice(0, 12)} built`)
}
