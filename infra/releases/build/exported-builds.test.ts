import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { writeBuild } from '../testing/builds.ts'
import { createTempFolder } from '../testing/releases.ts'
import { exportBuilds, readExportedBuilds } from './exported-builds.ts'

async function finishedBuilds() {
  const folder = await createTempFolder()
  const files = { 'container.js.map': '{}' }
  return Promise.all(
    ['mf-tea', 'mf-coffee'].map((name) => writeBuild(path.join(folder, name), { name, files })),
  )
}

describe('exported builds', () => {
  it('are read wherever the folder was copied to, without source maps', async () => {
    const [tea] = await finishedBuilds()
    const folder = await createTempFolder()
    await exportBuilds(tea ? [{ ...tea, commit: 'abc' }] : [], path.join(folder, 'here'))
    await rename(path.join(folder, 'here'), path.join(folder, 'there'))
    const files = path.join(folder, 'there', 'mf-tea', 'files')
    expect(await readExportedBuilds(path.join(folder, 'there'))).toEqual([
      { ...tea, commit: 'abc', files },
    ])
    expect(await readFile(path.join(files, 'container.js'), 'utf8')).toContain('mf-tea')
    await expect(readFile(path.join(files, 'container.js.map'))).rejects.toThrow('ENOENT')
  })

  it('replace those of the export before', async () => {
    const builds = await finishedBuilds()
    const folder = await createTempFolder()
    await exportBuilds(builds, folder)
    await exportBuilds(builds.slice(1), folder)
    const names = (await readExportedBuilds(folder)).map(({ name }) => name)
    expect(names).toEqual(['mf-coffee'])
  })

  it('never replace anything else', async () => {
    const folder = await createTempFolder()
    await writeFile(path.join(folder, 'letter.txt'), 'dear')
    await expect(exportBuilds(await finishedBuilds(), folder)).rejects.toThrow(
      'letter.txt is not a finished build',
    )
    expect(await readFile(path.join(folder, 'letter.txt'), 'utf8')).toBe('dear')
  })

  it('are rejected when there are none, or one is not finished', async () => {
    const folder = await createTempFolder()
    await expect(readExportedBuilds(folder)).rejects.toThrow('contains no builds')
    await mkdir(path.join(folder, 'mf-tea', 'files'), { recursive: true })
    await expect(readExportedBuilds(folder)).rejects.toThrow('mf-tea is not a finished build')
  })
})
