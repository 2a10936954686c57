/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Compiler, webpack } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { chunkIdsFromOne } from './bundle-options.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunk-ids-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Gives the chunk on demand the id that its hash may have by chance. */
const zero = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('Zero', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'Zero', stage: 100 }, (chunks) => {
        for (const chunk of chunks) if (chunk.name === undefined) chunk.id = 0
      })
    })
  },
}

it('gives a script a hash whose chunk would have the id 0', async () => {
  await writeFile(join(folder, 'entry.js'), "import('./on-demand.js')")
  await writeFile(join(folder, 'on-demand.js'), 'export const text = "tea"')
  const compiler = webpack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    output: { path: join(folder, 'dist'), crossOriginLoading: 'anonymous' },
    plugins: [zero, chunkIdsFromOne, new SubresourceIntegrityPlugin()],
  })
  await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  const runtime = await readFile(join(folder, 'dist/main.js'), 'utf8')
  expect(runtime).toMatch(/sriHashes=\{\d+:"sha/)
})
