import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, jest } from '@jest/globals'
import { listReleases } from '../published-releases.ts'
import { FolderStore } from '../store/folder-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { copyStandaloneRemote } from '../testing/standalone-remote.ts'

jest.setTimeout(180_000)

const run = promisify(execFile)

it('a team publishes its remote from its own folder, without the source of the shell or of another remote', async () => {
  const [folder, site] = [await createTempFolder(), await createTempFolder()]
  await copyStandaloneRemote(folder, 'mf-orders')
  expect(await readdir(path.join(folder, 'shell'))).toEqual(['sdk', 'ui'])
  expect((await readdir(folder)).filter((name) => name.startsWith('mf-'))).toEqual(['mf-orders'])

  const words = ['--import', 'tsx', path.join(folder, 'infra/releases/cli.ts')]
  const here = path.join(folder, 'mf-orders')
  const { stdout } = await run(process.execPath, [...words, 'publish', '.', '--store', site], {
    cwd: here,
    env: { ...process.env, INIT_CWD: here, RELEASE_ACTOR: 'orders-team' },
  })
  const [release] = await listReleases(new FolderStore(site), 'mf-orders')
  expect(release?.published?.by).toBe('orders-team')
  expect(stdout).toContain(`promote mf-orders ${release?.version}`)
})
