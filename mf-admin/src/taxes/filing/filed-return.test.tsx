import { expect, it } from '@jest/globals'
import type { FiledReturn } from '@store/contract/schemas/taxes/filed-returns'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { TaxesScreen } from '../taxes-screen.tsx'
import { aMonth } from '../testing/a-month.ts'

const api = fakeApi()
const route = 'GET /admin/taxes'
const filed: FiledReturn = {
  ...{ filedAt: '2026-12-10T06:00:00.000Z', filedBy: 'Lakshmi', sha256: 'ab'.repeat(32) },
  ...{ amendments: [], amendmentCount: 0 },
}

async function open(facts: Partial<TaxMonth> = {}) {
  api.answers(route, aMonth(facts))
  const { user } = renderWithStore(<TaxesScreen />, {
    route: '/superadmin/taxes',
    session: aUser({ role: 'superadmin' }),
  })
  const region = await screen.findByRole('region', { name: 'The return of November 2026' })
  return { user, panel: within(region) }
}

it('a month is marked as filed, after the question that says what is kept (taxes 1.9)', async () => {
  const { user, panel } = await open()
  panel.getByText(/The portal has the last word/)
  await user.click(panel.getByRole('button', { name: 'Mark as filed' }))
  const question = within(
    screen.getByRole('alertdialog', { name: 'Was the return of November 2026 filed?' }),
  )
  question.getByText(/The return lacks 1 document/)
  api.answers('POST /admin/taxes/filed', { message: 'Marked as filed' })
  api.answers(route, aMonth({ filed }))
  await user.click(question.getByRole('button', { name: 'Mark as filed' }))
  await screen.findByText(/^Filed, says Lakshmi/)
  screen.getByText('ab'.repeat(32))
  screen.getByText('No document changed since.')
  expect(api.calls('POST /admin/taxes/filed')[0]?.body).toEqual({
    ...{ month: '2026-11', seller: '36AABCS1995K1ZX' },
  })
})

it('what changed since is named as amendments due (taxes 1.10)', async () => {
  const { panel } = await open({
    filed: {
      ...filed,
      amendments: [
        { number: 'INV/26-27/00402', change: 'added' },
        { number: 'INV/26-27/00401', change: 'changed' },
      ],
      amendmentCount: 3,
    },
  })
  panel.getByText(/^3 documents changed since the return was filed\./)
  const list = within(panel.getByRole('list', { name: 'Amendments due' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'INV/26-27/00402: not in the filed return',
    'INV/26-27/00401: changed',
    'and 1 more',
  ])
})

it('a return that was not filed after all is taken back', async () => {
  const { user, panel } = await open({ filed })
  await user.click(panel.getByRole('button', { name: 'Not filed after all' }))
  api.answers('DELETE /admin/taxes/filed', { message: 'No longer marked as filed' })
  api.answers(route, aMonth())
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText('Not marked as filed.')
})

it('the present month cannot be marked', async () => {
  const { panel } = await open({ isOver: false })
  panel.getByText('This month is not over. Its return can be filed afterwards.')
  expect(panel.getByRole('button', { name: 'Mark as filed' })).toBeDisabled()
})
