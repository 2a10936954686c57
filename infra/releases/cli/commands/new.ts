import { runCommand } from '../../../processes/run-command.ts'
import { createRemote } from '../../new-remote/new-remote.ts'
import type { ReleaseCommand } from '../command.ts'

export const newRemote: ReleaseCommand = {
  usage: 'new <remote>',
  summary: 'creates a remote with one page from the template, ready to build and publish',
  run: async ({ root, args: [name = ''], log }) => {
    const files = await createRemote(root, name)
    log(`${name} has ${files.length} files; npm install links it`)
    const { ok, output } = await runCommand({ file: 'npm', args: ['install'], cwd: root })
    if (!ok) throw new Error(`${name} was created, but npm install failed:\n${output}`)
    return {
      data: { name, files },
      lines: [
        ...files,
        '',
        `npm run dev -- ${name}          runs it in the released site and rebuilds it on changes`,
        `npm run release -- site         builds it, publishes it and adds it to the site`,
      ],
    }
  },
}
