import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { bundleOptions } from '@store/sdk/build/bundle-options'
import webpack from 'webpack'
import { createTempFolder } from '../testing/releases.ts'

/** Bundles a package of these modules, of which `index.ts` is the entry. */
async function bundle(
  folder: string,
  {
    modules,
    plugins = [],
    minimize = false,
  }: {
    modules: Record<string, string>
    plugins?: webpack.Configuration['plugins']
    minimize?: boolean
  },
): Promise<webpack.Stats | undefined> {
  const source = path.join(folder, 'src')
  await mkdir(source)
  for (const [name, text] of Object.entries(modules)) await writeFile(path.join(source, name), text)
  const options = bundleOptions(folder, {
    version: '1.0.0',
    buildId: 'a',
    mode: 'production',
    outputFolder: path.join(folder, 'files'),
  })
  const compiler = webpack({
    ...options,
    entry: './src/index.ts',
    plugins: [...plugins, ...options.plugins],
    optimization: { ...options.optimization, minimize },
    output: { path: path.join(folder, 'files'), crossOriginLoading: 'anonymous' },
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  expect(stats?.hasErrors()).toBe(false)
  return stats
}

// A version is published once: the same source built on another machine must have the same files.
it('does not depend on the folder of the repository', async () => {
  const modules = { 'index.ts': 'export const cups: number = 2' }
  const digests = [
    (await bundle(await createTempFolder(), { modules }))?.hash,
    (await bundle(await createTempFolder(), { modules }))?.hash,
  ]
  expect(digests[0]).toMatch(/^[0-9a-f]+$/)
  expect(digests[0]).toBe(digests[1])
})

/** Gives the chunk that is loaded on demand the id that its hash may have by chance. */
const chunkZero = {
  apply({ hooks }: webpack.Compiler) {
    hooks.compilation.tap('ChunkZero', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ChunkZero', stage: 100 }, (chunks) => {
        for (const chunk of chunks) if (!chunk.canBeInitial()) chunk.id = 0
      })
    })
  },
}

it('loads every script with a hash, also that of a chunk whose id would be 0', async () => {
  const folder = await createTempFolder()
  const modules = {
    'index.ts': "void import('./on-demand.ts')",
    'on-demand.ts': 'export const cups: number = 2',
  }
  await bundle(folder, { modules, plugins: [chunkZero] })
  const runtime = await readFile(path.join(folder, 'files/main.js'), 'utf8')
  expect(runtime).toMatch(/sriHashes\s*=\s*\{\s*"?\d+"?:\s*"sha384-/)
})

it('writes other characters than those of ASCII as escapes', async () => {
  const folder = await createTempFolder()
  await bundle(folder, { modules: { 'index.ts': "document.title = '₹ 5'" }, minimize: true })
  const script = await readFile(path.join(folder, 'files/main.js'), 'utf8')
  expect(script).toMatch(/\\u20b9 5/i)
})

it('leaves a table of translations as it is', async () => {
  const folder = await createTempFolder()
  const modules = {
    'index.ts': "void import('./hi.json').then((table) => console.log(table))",
    'hi.json': JSON.stringify({ Cart: 'कार्ट', Orders: 'ऑर्डर', Total: 'कुल राशि' }),
  }
  const stats = await bundle(folder, { modules, minimize: true })
  const files = stats?.toJson().assets?.map(({ name }) => name) ?? []
  const scripts = await Promise.all(
    files.map((name) => readFile(path.join(folder, 'files', name), 'utf8')),
  )
  expect(scripts.some((script) => script.includes('कार्ट'))).toBe(true)
})

it('compiles for the floor of browsers', async () => {
  const folder = await createTempFolder()
  const modules = {
    'index.ts':
      'class Tea {\n  #cups = document.title\n  static {\n    document.title = String(new Tea().#cups)\n  }\n}',
  }
  const stats = await bundle(folder, { modules })
  expect(await readFile(path.join(folder, 'files/main.js'), 'utf8')).toContain('#cups = ')
  expect(stats?.compilation.options.target).toContain('safari 16.4')
})

it('sends no comments of styles', async () => {
  const folder = await createTempFolder()
  const modules = {
    'index.ts': [
      'document.title = `tea',
      '  /* Warm, and',
      '     strong. */',
      '  cups: 2; /* and milk */ sugar: 0;',
      '  /* Cold. */',
      '`',
    ].join('\n'),
  }
  await bundle(folder, { modules, minimize: true })
  const script = await readFile(path.join(folder, 'files/main.js'), 'utf8')
  expect(script).not.toMatch(/Warm|Cold/)
  expect(script).toContain('cups: 2; /* and milk */ sugar: 0;')
})
