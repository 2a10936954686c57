import path from 'node:path'
import { readSecrets } from '../../start/secrets.ts'
import { previewHours, signPreviewLink } from '../preview-link.ts'
import { type Command, type Invocation, parseWholeNumber, UsageError } from './command.ts'

export const preview: Command = {
  args: '<remote> <version>',
  summary: 'signs a link that shows a published release to who has it, until it expires',
  options: {
    hours: { type: 'string', description: `how long; ${previewHours.usual} when left out` },
    site: {
      type: 'string',
      description: 'origin of the site (PUBLIC_ORIGIN), to print a whole address',
    },
  },
  run: async (call) => {
    const { store, args, options, env } = call
    const [name = '', version = ''] = args
    const hours = parseWholeNumber(options.hours, '--hours') ?? previewHours.usual
    if (hours < 1 || hours > previewHours.most) {
      throw new UsageError(`--hours is 1 to ${previewHours.most}, not ${hours}`)
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

/** The site of `npm start` has made its own. */
async function platformToken({ root, env, options }: Invocation): Promise<string> {
  if (env.PLATFORM_TOKEN || options.store || env.RELEASE_STORE) return env.PLATFORM_TOKEN ?? ''
  const folder = path.resolve(root, env.DATA_FOLDER || '.data')
  return (await readSecrets(folder)).PLATFORM_TOKEN
}
