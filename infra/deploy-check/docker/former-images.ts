import { join } from 'node:path'
import { type BaseImages, buildImages } from '../../images/build-images.ts'
import type { Docker } from '../../images/docker.ts'
import { checkOut, resolveRelease } from '../../processes/check-out.ts'
import type { Log } from '../../processes/steps.ts'

const tag = 'former'
const api = { image: `store/api:${tag}` }

/** Settings of Compose with which the former release runs. */
export const formerImages = { api, migrate: api, gateway: { image: `store/gateway:${tag}` } }

/**
 * Builds the API and the gateway of the release before the newest migration.
 * @param build folder: for its sources
 * @returns a line with its commit
 */
export async function buildFormerImages(
  root: string,
  build: { docker: Docker; folder: string; bases: BaseImages; log: Log },
): Promise<string> {
  const { docker, folder, bases, log } = build
  const commit = await resolveRelease(root, 'former')
  const sources = join(folder, 'former-release')
  await checkOut(root, commit, sources)
  const names = ['api', 'gateway'] as const
  await buildImages({ root: sources, docker, tag, commit, bases, names, log })
  return `former release ${commit.slice(0, 12)}`
}
