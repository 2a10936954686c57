import { buildBaseImage, buildImages, imageNames } from '../../images/build-images.ts'
import { type Docker, runDocker } from '../../images/docker.ts'
import type { Log } from '../../processes/steps.ts'
import { sourceCommit } from '../../releases/build/source-commit.ts'
import { buildRados } from '../bucket/rados.ts'
import { makeBaseImages } from './base-images.ts'
import { buildFormerImages } from './former-images.ts'

/** The images of a site. */
type Images = { tag: string; redisImage: string; bucketImage: string; sizes: string }

type Request = {
  docker: Docker
  folder: string
  /** Of images to use instead of building them. */
  tag: string | undefined
  /** The commit of the former release, if that is needed too. */
  former: string | undefined
  log: Log
}

/**
 * Builds all images on base images of this machine.
 * @returns the images and their sizes, bases included
 */
export async function prepareImages(root: string, request: Request): Promise<Images> {
  const { docker, folder, former, log, tag = 'check' } = request
  const bases = await makeBaseImages(docker, { folder, log })
  const redisImage = await buildBaseImage({ docker, bases, log }, 'redis-base')
  const bucketImage = await buildRados(docker, bases.DEBIAN_IMAGE)
  if (request.tag === undefined) {
    const commit = (await sourceCommit(root)) ?? 'unknown'
    await buildImages({ root, docker, tag, commit, bases, log })
    if (former) await buildFormerImages(root, { commit: former, docker, folder, bases, log })
  }
  const sizes: string[] = []
  for (const name of ['node-base', ...imageNames]) {
    const image = name === 'node-base' ? bases.NODE_IMAGE : `store/${name}:${tag}`
    const bytes = await runDocker(docker, ['image', 'inspect', '--format', '{{.Size}}', image])
    sizes.push(`${name} ${Math.round(Number(bytes) / 1e6)} MB`)
  }
  return { tag, redisImage, bucketImage, sizes: sizes.join(', ') }
}
