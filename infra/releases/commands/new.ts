import { runCommand } from '../../start/run-command.ts'
import { createRemote } from '../new-remote.ts'
import type { Command } from './command.ts'

export const newRemote: Command = {
  args: '<remote>',
  summary: 'makes a remote with one page from the template, ready to be built and published',
  run: async ({ root, args: [name = ''], log }) => {
    const files = await createRemote(root, name)
    log(`${name} has ${files.length} files; npm install links it`)
    const { ok, output } = await runCommand({ file: 'npm', args: ['install'], cwd: root })
    if (!ok) throw new Error(`${name} is there, but npm install failed:\n${output}`)
    return {
      data: { name, files },
      lines: [
        ...files,
        '',
        `npm run dev -- ${name}          shows it in the released site, anew at each change`,
        `npm run release -- site         builds it, publishes it and puts it into the site`,
      ],
    }
  },
}
