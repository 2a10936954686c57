import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runIfChanged } from './fingerprint.ts'

let folder: string
let runs: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'))
  runs = 0
  await mkdir(join(folder, 'src/deep'), { recursive: true })
  await writeFile(join(folder, 'src/deep/a.ts'), 'one')
})

afterEach(() => rm(folder, { recursive: true }))

async function build(): Promise<boolean> {
  return runIfChanged(join(folder, 'out/mark'), [join(folder, 'src')], async () => {
    runs += 1
  })
}

describe('runIfChanged', () => {
  it('runs once for the same files', async () => {
    expect([await build(), await build()]).toEqual([true, false])
    expect(runs).toBe(1)
  })

  it.each([
    ['changed', () => writeFile(join(folder, 'src/deep/a.ts'), 'two')],
    ['added', () => writeFile(join(folder, 'src/b.ts'), 'one')],
    ['removed', () => rm(join(folder, 'src/deep/a.ts'))],
  ])('runs again when a file was %s', async (_what, change) => {
    await build()
    await change()
    expect(await build()).toBe(true)
  })

  it('ignores installed packages', async () => {
    await build()
    await mkdir(join(folder, 'src/node_modules'))
    await writeFile(join(folder, 'src/node_modules/x.js'), '')
    expect(await build()).toBe(false)
  })

  it('runs again after a failure', async () => {
    const mark = join(folder, 'out/mark')
    const failing = runIfChanged(mark, [join(folder, 'src')], () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await build()).toBe(true)
  })
})
