import path from 'node:path'
import { InvalidArgumentError } from 'commander'
import { wholeNumber } from '../../../processes/command-line.ts'
import { readSecrets } from '../../../settings/secrets.ts'
import { previewHours, signPreviewLink } from '../../site/preview-link.ts'
import type { Invocation, ReleaseCommand } from '../command.ts'

export const preview: ReleaseCommand = {
  usage: 'preview <remote> <version>',
  summary: 'signs a link that shows a published release to whoever has it, until it expires',
  options: [
    {
      flags: '--hours <…>',
      description: `validity in hours; default ${previewHours.default}`,
      parse: wholeNumber,
    },
    {
      flags: '--site <…>',
      description: 'origin of the site (PUBLIC_ORIGIN), to print an absolute URL',
    },
  ],
  run: async (call) => {
    const { store, args, options, env } = call
    const [name = '', version = ''] = args
    const hours = options.hours ?? previewHours.default
    if (hours < 1 || hours > previewHours.max) {
      throw new InvalidArgumentError(`--hours must be 1 to ${previewHours.max}, not ${hours}`)
    }
    const expiresAt = new Date(Date.now() + hours * 3_600_000)
    const token = await platformToken(call)
    const link = await signPreviewLink(store, { releases: [{ name, version }], token, expiresAt })
    const origin = options.site ?? env.PUBLIC_ORIGIN ?? ''
    const address = `${origin.replace(/\/$/, '')}${link}`
    return {
      data: { address, expiresAt: expiresAt.toISOString() },
      lines: [address, `shows ${name}@${version} until ${expiresAt.toISOString()}`],
    }
  },
}

/** `npm start` generates a token for its own site. */
async function platformToken({ root, env, options }: Invocation): Promise<string> {
  if (env.PLATFORM_TOKEN || options.store || env.RELEASE_STORE) return env.PLATFORM_TOKEN ?? ''
  const folder = path.resolve(root, env.DATA_FOLDER || '.data')
  return (await readSecrets(folder)).PLATFORM_TOKEN
}
