import path from 'node:path'
import { readSecrets } from '../../../settings/secrets.ts'
import { previewHours, signPreviewLink } from '../../site/preview-link.ts'
import { type Command, type Invocation, parseWholeNumber, UsageError } from '../command.ts'

export const preview: Command = {
  args: '<remote> <version>',
  summary: 'signs a link that shows a published release to whoever has it, until it expires',
  options: {
    hours: { type: 'string', description: `validity in hours; default ${previewHours.default}` },
    site: {
      type: 'string',
      description: 'origin of the site (PUBLIC_ORIGIN), to print an absolute URL',
    },
  },
  run: async (call) => {
    const { store, args, options, env } = call
    const [name = '', version = ''] = args
    const hours = parseWholeNumber(options.hours, '--hours') ?? previewHours.default
    if (hours < 1 || hours > previewHours.max) {
      throw new UsageError(`--hours must be 1 to ${previewHours.max}, not ${hours}`)
    }
    const expiresAt = new Date(Date.now() + hours * 3_600_000)
    const token = await platformToken(call)
    const link = await signPreviewLink(store, { releases: [{ name, version }], token, expiresAt })
    const origin = typeof options.site === 'string' ? options.site : (env.PUBLIC_ORIGIN ?? '')
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
