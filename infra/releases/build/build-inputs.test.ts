import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createTempFolder } from '../testing/releases.ts'
import { digestInputs } from './build-inputs.ts'

/** Creates a repository with one source file. */
async function openRepository() {
  const root = await createTempFolder()
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  await write('mf-tea/src/remote.ts', 'export const remote = "tea"')
  const digest = () => digestInputs({ root, name: 'mf-tea', mode: 'production' })
  return { write, digest }
}

describe('the inputs of a build', () => {
  it.each([
    ['its own source', 'mf-tea/src/remote.ts'],
    ['a bundled component', 'shell/ui/src/table.tsx'],
    ['the contract', 'api/contract/rules/money.ts'],
    ['the bundler’s settings', 'shell/sdk/build/remote-preset.ts'],
    ['the versions of packages', 'package-lock.json'],
  ])('include %s', async (_, file) => {
    const { write, digest } = await openRepository()
    const before = await digest()
    await write(file, 'new')
    expect(await digest()).not.toBe(before)
  })

  it.each([
    ['components that the host shares', 'shell/ui/shared/button.tsx'],
    ['tests', 'mf-tea/src/remote.test.ts'],
    ['another remote', 'mf-coffee/src/remote.ts'],
  ])('do not include %s', async (_, file) => {
    const { write, digest } = await openRepository()
    const before = await digest()
    await write(file, 'new')
    expect(await digest()).toBe(before)
  })
})
