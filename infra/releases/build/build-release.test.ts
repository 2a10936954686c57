import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { publishRelease } from '../publish/publish-release.ts'
import { FolderStore } from '../store/folder-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { temporaryRepository, writeRemote } from '../testing/sources.ts'
import type { Build } from './build-folder.ts'
import { buildRelease } from './build-release.ts'

const repository = temporaryRepository()

describe('building a single remote', () => {
  // Two screens import the same host modules: a separate chunk for these would have no file or hash.
  it('bundles its own code only and is published completely', async () => {
    const { root } = repository
    await writeRemote(
      path.join(root, 'mf-tea'),
      `import { useState } from 'react'
       import { Link } from 'react-router-dom'
       import { Card, formatCount, toast } from '@store/ui'
       function nobodyCalls() { toast('tea') }
       export function TeaScreen() {
         const [cups] = useState(2)
         return <Card><Link to="/">{formatCount(cups)} cups of tea</Link></Card>
       }`,
    )
    const { build } = await buildRelease({ root, name: 'mf-tea', mode: 'production' })
    const store = new FolderStore(await createTempFolder())
    const { release } = await publishRelease(build, store)

    expect(release).toMatchObject({
      name: 'mf-tea',
      version: expect.stringMatching(/^1\.2\.3-[0-9a-f]{8}$/),
      container: expect.stringMatching(/^mf_tea_[0-9a-f]{8}$/),
      preload: [expect.stringMatching(/^container\./), expect.stringMatching(/^remote\./)],
      shared: {
        react: '^19.0.0',
        'react/jsx-runtime': '^19.0.0',
        'react-router-dom': '^7.0.0',
        // The range starts at the minor version the remote was built with.
        '@store/sdk': expect.stringMatching(/^\^4\.\d+\.0$/),
        '@store/ui/shared': expect.stringMatching(/^\^1\.\d+\.0$/),
      },
      uses: {
        react: ['useState'],
        'react/jsx-runtime': expect.arrayContaining(['jsxs']),
        'react-router-dom': ['Link'],
        '@store/sdk': ['defineRemote'],
        // `toast` is imported by a function that nothing calls.
        '@store/ui/shared': ['formatCount', 'theme'],
      },
      routes: [{ path: '/tea' }, { path: '/pot/small' }, { path: '/pot/large' }],
      screens: {
        '/tea': expect.arrayContaining([await fileWith(build, 'TeaScreen')]),
        '/pot/small': expect.arrayContaining([await fileWith(build, 'PotScreen')]),
        '/pot/large': expect.arrayContaining([await fileWith(build, 'PotScreen')]),
      },
    })
    const scripts = (await readdir(build.files)).filter((file) => file.endsWith('.js'))
    const text = await Promise.all(
      scripts.map((file) => readFile(path.join(build.files, file), 'utf8')),
    )
    expect(text.join('')).toContain('cups of tea')
    expect(text.join('').length).toBeLessThan(30_000)
  })

  it('does not rebuild what has not changed', async () => {
    const { isFresh } = await buildRelease({ ...repository, name: 'mf-tea', mode: 'production' })
    expect(isFresh).toBe(false)
  })
})

/** Finds the screen file of a build that exports this name. */
async function fileWith({ files }: Build, name: string): Promise<string | undefined> {
  for (const file of await readdir(files)) {
    if (!/^\d.*\.js$/.test(file)) continue
    if ((await readFile(path.join(files, file), 'utf8')).includes(name)) return file
  }
  return undefined
}
