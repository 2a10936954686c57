import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'

// Inside the repository, so that the sources resolve the same packages as a real remote.
const state = path.join(import.meta.dirname, '..', '..', '..', '.data', 'test')

/**
 * Creates a repository for the tests of one file and removes it afterwards.
 * @returns an object whose `root` is set when the tests run
 */
export function temporaryRepository(): { root: string } {
  const repository = { root: '' }
  beforeAll(async () => {
    await mkdir(state, { recursive: true })
    repository.root = await mkdtemp(path.join(state, 'releases-'))
  })
  afterAll(() => rm(repository.root, { recursive: true, force: true }))
  return repository
}

/** Writes a remote with two screens of the same code: `/tea`, and `/pot/small` and `/pot/large`. */
export async function writeRemote(
  folder: string,
  teaScreen: string,
  scriptBudget = 20_000,
): Promise<void> {
  const name = path.basename(folder)
  await writeSources(folder, {
    'package.json': JSON.stringify({ name, version: '1.2.3', type: 'module' }),
    'webpack.config.ts': `
      import { remotePreset } from '@store/sdk/build/remote-preset'
      export default remotePreset(import.meta.dirname)`,
    'remote.config.ts': `
      const loadPot = async () => (await import('./src/pot-screen.tsx')).PotScreen
      export const remoteConfig = {
        name: '${name}',
        routes: [
          { path: '/tea', load: async () => (await import('./src/tea-screen.tsx')).TeaScreen },
          ...['small', 'large'].map((size) => ({ path: '/pot/' + size, load: loadPot })),
        ],
        navigation: [],
        scriptBudget: ${scriptBudget},
      }`,
    'src/health.ts': 'export const health = __RELEASE__',
    'src/remote.tsx': `
      import { defineRemote } from '@store/sdk'
      import { remoteConfig } from '../remote.config.ts'
      export const remote = defineRemote(remoteConfig)`,
    'src/tea-screen.tsx': teaScreen,
    'src/pot-screen.tsx': teaScreen.replace('TeaScreen', 'PotScreen'),
  })
}

/** Writes a shell that shows one word. */
export function writeShell(root: string): Promise<void> {
  return writeSources(path.join(root, 'shell'), {
    'package.json': JSON.stringify({ name: '@store/shell', version: '1.2.3', type: 'module' }),
    'webpack.config.ts': `
      import { shellPreset } from '@store/sdk/build/shell-preset'
      export default shellPreset(import.meta.dirname)`,
    'document.html': '<head>%BOOT%%ASSETS%</head><script id="composition">%COMPOSITION%</script>',
    'shell.config.ts': `
      export const shellConfig = {
        site: { name: 'Tea', description: 'All kinds of tea' }, routes: [], scriptBudget: 20_000,
      }`,
    'src/boot/boot.ts': 'document.title = "tea"',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/index.ts': 'document.body.append("tea")',
  })
}

async function writeSources(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const address = path.join(folder, file)
    await mkdir(path.dirname(address), { recursive: true })
    await writeFile(address, text)
  }
}
