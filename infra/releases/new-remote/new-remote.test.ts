import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { temporaryRepository } from '../testing/sources.ts'
import { createRemote } from './new-remote.ts'

const repository = temporaryRepository()
const workspaces = ['shell', 'mf-shop', 'infra']

describe('a new remote', () => {
  beforeAll(() =>
    writeFile(path.join(repository.root, 'package.json'), JSON.stringify({ workspaces })),
  )

  it('is a copy of the template under its own name, listed after the other remotes of the workspace', async () => {
    const { root } = repository
    const files = await createRemote(root, 'mf-gift-cards')
    expect(files).toContain('mf-gift-cards/src/gift-cards/gift-cards-screen.test.tsx')
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
    expect(texts.join('')).not.toMatch(/sample/i)
    expect(texts.join('')).toContain('export function GiftCardsScreen')
    const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
    expect(manifest.workspaces).toEqual(['shell', 'mf-shop', 'mf-gift-cards', 'infra'])
  })

  it('has the same package versions as the other remotes', async () => {
    const read = async (file: string): Promise<Record<string, Record<string, string>>> =>
      JSON.parse(await readFile(path.join(import.meta.dirname, '..', '..', '..', file), 'utf8'))
    const ours = await read('infra/template/mf-sample/package.json')
    const theirs = await read('mf-orders/package.json')
    for (const kind of ['dependencies', 'devDependencies']) {
      expect(theirs[kind]).toMatchObject({ ...ours[kind] })
    }
  })

  it.each(['gift-cards', 'mf-', 'mf-Gift', 'mf-gift_cards', 'mf-../shell'])(
    'cannot be called %s',
    async (name) => {
      await expect(createRemote(repository.root, name)).rejects.toThrow(
        'is not a valid remote name',
      )
    },
  )

  it('never replaces an existing one', async () => {
    await mkdir(path.join(repository.root, 'mf-shop'))
    await expect(createRemote(repository.root, 'mf-shop')).rejects.toThrow('exists already')
  })
})
