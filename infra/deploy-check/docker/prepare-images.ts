import { buildBaseImage, buildImages, imageNames } from '../../images/build-images.ts'
import { type Docker, runDocker } from '../../images/docker.ts'
import { CommandError } from '../../processes/command-error.ts'
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

/** The most megabytes that an image may add to that of Node. */
const mostAdded: Readonly<Record<string, number>> = {
  api: 220,
  gateway: 80,
  platform: 80,
  release: 80,
}

/**
 * Builds all images on base images of this machine.
 * @returns the images and their sizes
 * @throws CommandError when one is larger than `mostAdded`
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
  const sizes = await measureImages(docker, { base: bases.NODE_IMAGE, tag })
  return { tag, redisImage, bucketImage, sizes }
}

async function measureImages(
  docker: Docker,
  { base, tag }: { base: string; tag: string },
): Promise<string> {
  const megabytesOf = async (image: string) => {
    const bytes = await runDocker(docker, ['image', 'inspect', '--format', '{{.Size}}', image])
    return Math.round(Number(bytes) / 1e6)
  }
  const ofNode = await megabytesOf(base)
  const sizes = [`Node ${ofNode} MB`]
  for (const name of imageNames) {
    const size = await megabytesOf(`store/${name}:${tag}`)
    const most = mostAdded[name]
    const added = size - ofNode
    sizes.push(most === undefined ? `${name} ${size} MB` : `${name} ${added} MB over Node`)
    if (most !== undefined && added > most) {
      throw new CommandError(`store/${name} adds ${added} MB to Node's image; at most ${most} MB`)
    }
  }
  return sizes.join(', ')
}
