import { join } from 'node:path'
import { type BaseImages, buildImages } from '../../images/build-images.ts'
import type { Docker } from '../../images/docker.ts'
import { checkOut } from '../../processes/check-out.ts'
import type { Log } from '../../processes/steps.ts'

const tag = 'former'
const api = { image: `store/api:${tag}` }

/** Settings of Compose with which the former release runs. */
export const formerImages = { api, migrate: api, gateway: { image: `store/gateway:${tag}` } }

/**
 * Builds the API and the gateway of the former release.
 * @param build commit: of that release; folder: for its sources
 */
export async function buildFormerImages(
  root: string,
  build: { commit: string; docker: Docker; folder: string; bases: BaseImages; log: Log },
): Promise<void> {
  const { commit, docker, folder, bases, log } = build
  const sources = join(folder, 'former-release')
  await checkOut(root, commit, sources)
  const names = ['api', 'gateway'] as const
  await buildImages({ root: sources, docker, tag, commit, bases, names, log })
}
