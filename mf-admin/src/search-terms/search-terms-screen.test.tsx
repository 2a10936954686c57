import { beforeEach, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SearchTermsScreen } from './search-terms-screen.tsx'

const api = fakeApi()
const missed = 'GET /superadmin/search/missed'
const synonyms = 'GET /superadmin/search/synonyms'

beforeEach(() => {
  api.answers(missed, [
    { words: 'zip drive', searches: 7, isNear: false, lastAt: '2026-11-20T09:30:00.000Z' },
  ])
  api.answers(synonyms, [{ _id: 's1', term: 'mice', replacements: ['mouse'] }])
})

const open = (tab = '') =>
  renderWithStore(<SearchTermsScreen />, {
    route: `/superadmin/search${tab}`,
    session: aUser({ role: 'superadmin' }),
  })

it('adds a synonym from a search without result', async () => {
  const save = 'POST /superadmin/search/synonyms'
  api.answers(save, { _id: 's2', term: 'zip drive', replacements: ['pen drive'] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add synonym for zip drive' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add synonym' }))
  await user.click(dialog.getByRole('button', { name: 'Save Synonym' }))
  await dialog.findByText('Enter what is searched as well: at least one other word.')
  await user.type(dialog.getByRole('textbox', { name: /Also find/ }), 'pen drive')
  await user.click(dialog.getByRole('button', { name: 'Save Synonym' }))
  await waitFor(() =>
    expect(api.calls(save).map(({ body }) => body)).toEqual([
      { term: 'zip drive', replacements: ['pen drive'] },
    ]),
  )
})

it('changes and deletes a synonym', async () => {
  api.answers('PUT /superadmin/search/synonyms/s1', {})
  api.answers('DELETE /superadmin/search/synonyms/s1', {})
  const { user } = open('?show=synonyms')
  await user.click(await screen.findByRole('button', { name: 'Change mice' }))
  await user.click(screen.getByRole('button', { name: 'Save Synonym' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Delete mice' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(api.calls('DELETE /superadmin/search/synonyms/s1')).toHaveLength(1))
})

it('says that no search was without result, and that there are no synonyms', async () => {
  api.answers(missed, [])
  api.answers(synonyms, [])
  const { user } = open()
  await screen.findByText('No search was without result.')
  await user.click(screen.getByRole('link', { name: 'Synonyms and phrases' }))
  await screen.findByText('There are no synonyms.')
})
