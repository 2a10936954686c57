import { mkdir } from 'node:fs/promises'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Shutdown } from '../../processes/shutdown.ts'

/** More than the database of a check needs. */
const size = '4G'

/**
 * Mounts an empty file system of its own, which can be filled without harm to others. Its file is sparse.
 * @param folder where it is mounted; `<folder>.img` is its file
 * @throws CommandError if this is not root
 */
export async function mountSmallDisk(folder: string, shutdown: Shutdown): Promise<void> {
  const file = `${folder}.img`
  await mkdir(folder, { recursive: true })
  // What an interrupted check has left.
  await runCommand({ file: 'umount', args: [folder] })
  await run('rm', '-f', file)
  await run('truncate', '-s', size, file)
  await run('mkfs.ext4', '-q', '-m', '0', file)
  await run('mount', '-o', 'loop', file, folder)
  await shutdown.add(async () => {
    await run('umount', folder)
    await run('rm', file)
  })
}

async function run(file: string, ...args: string[]): Promise<void> {
  const { ok, output } = await runCommand({ file, args })
  if (!ok) throw new CommandError(`${file} ${args.join(' ')}: ${lastLines(output)}`)
}
