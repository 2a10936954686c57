import { prune } from '../../publish/prune.ts'
import { type Command, parseWholeNumber } from '../command.ts'

export const collect: Command = {
  args: '',
  summary: 'removes releases that no browser can request any more',
  options: {
    days: {
      type: 'string',
      description: 'keeps what was live or published within these days; default 7',
    },
    'dry-run': { type: 'boolean', description: 'only lists what would be removed' },
  },
  run: async ({ store, actor, options }) => {
    const days = parseWholeNumber(options.days, '--days')
    const dryRun = options['dry-run'] === true
    const result = await prune(store, { actor, days, dryRun })
    const { releases, files } = result
    const verb = dryRun ? 'would be' : 'are'
    return {
      data: result,
      lines: [...releases, `${releases.length} releases, ${files} files ${verb} removed`],
    }
  },
}
