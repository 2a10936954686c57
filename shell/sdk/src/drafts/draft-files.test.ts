import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from '@jest/globals'
import {
  clearDraftFiles,
  deleteDraftFile,
  deleteDraftFiles,
  readDraftFiles,
  saveDraftFile,
} from './draft-files.ts'

const aFile = (name: string, words = 'paid') => new File([words], name, { type: 'image/png' })
const namesOf = async (draft: string) =>
  (await readDraftFiles(draft)).map(([field, { name }]) => `${field}: ${name}`)

afterEach(clearDraftFiles)

describe('files of drafts', () => {
  it('are restored unchanged', async () => {
    await saveDraftFile('payment', 'proof', aFile('upi.png', 'paid 1200'))
    const [kept] = await readDraftFiles('payment')
    expect(kept?.[0]).toBe('proof')
    expect(kept?.[1]).toMatchObject({ name: 'upi.png', type: 'image/png' })
    expect(await kept?.[1].text()).toBe('paid 1200')
  })

  it('belong to their draft only', async () => {
    await saveDraftFile('payment-1', 'proof', aFile('mine.png'))
    await saveDraftFile('payment-10', 'proof', aFile('hers.png'))
    await deleteDraftFiles('payment-1')
    expect(await namesOf('payment-1')).toEqual([])
    expect(await namesOf('payment-10')).toEqual(['proof: hers.png'])
  })

  it('are the ones chosen last, even in quick succession', async () => {
    void saveDraftFile('payment', 'proof', aFile('first.png', 'x'.repeat(200_000)))
    void saveDraftFile('payment', 'proof', aFile('second.png'))
    expect(await namesOf('payment')).toEqual(['proof: second.png'])
  })

  it('are deleted when they are removed from the form', async () => {
    await saveDraftFile('payment', 'proof', aFile('first.png'))
    await deleteDraftFile('payment', 'proof')
    expect(await namesOf('payment')).toEqual([])
  })

  it('are not stored when no form accepts them', async () => {
    await saveDraftFile('payment', 'proof', aFile('small.png'))
    await saveDraftFile('payment', 'proof', aFile('film.png', 'x'.repeat(26 * 1024 * 1024)))
    expect(await namesOf('payment')).toEqual([])
  })

  it('are deleted by a logout, also those chosen just before', async () => {
    void saveDraftFile('payment', 'proof', aFile('late.png'))
    await clearDraftFiles()
    expect(await namesOf('payment')).toEqual([])
  })
})
