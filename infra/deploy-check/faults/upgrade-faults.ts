import type { Fault } from './fault.ts'

/** What an operator does while the site serves. */
export const upgradeFaults: readonly Fault[] = [
  {
    name: 'rolling upgrade of API and gateway',
    isPlanned: true,
    happen: async (site) => {
      await site.compose('run', '--rm', 'migrate')
      await site.script('roll.sh', 'api')
      await site.script('roll.sh', 'gateway')
    },
  },
  {
    name: 'backup',
    isPlanned: true,
    happen: async (site) => {
      await site.compose('run', '--rm', '-T', 'backup')
    },
  },
]

/** The site has no replica afterwards. */
export const writerLost: Fault = {
  name: 'writer lost, replica promoted',
  isPlanned: false,
  happen: async (site) => {
    await site.script('promote-database.sh')
  },
}
