import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { bundleOptions } from '@store/sdk/build/bundle-options'
import webpack from 'webpack'
import { createTempFolder } from '../testing/releases.ts'

/** The bundler's digest of a package with one module. */
async function digestIn(folder: string): Promise<string | undefined> {
  const source = path.join(folder, 'src')
  await mkdir(source)
  await writeFile(path.join(source, 'index.ts'), 'export const cups: number = 2')
  const options = bundleOptions(folder, {
    version: '1.0.0',
    buildId: 'a',
    mode: 'production',
    outputFolder: path.join(folder, 'files'),
    cacheFolder: path.join(folder, 'cache'),
  })
  const compiler = webpack({
    ...options,
    entry: './src/index.ts',
    cache: false,
    optimization: { minimize: false },
    output: { path: path.join(folder, 'files'), crossOriginLoading: 'anonymous' },
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  expect(stats?.hasErrors()).toBe(false)
  return stats?.hash ?? undefined
}

// A version is published once: the same source built on another machine must have the same files.
it('does not depend on the folder of the repository', async () => {
  const digests = [
    await digestIn(await createTempFolder()),
    await digestIn(await createTempFolder()),
  ]
  expect(digests[0]).toMatch(/^[0-9a-f]+$/)
  expect(digests[0]).toBe(digests[1])
})
