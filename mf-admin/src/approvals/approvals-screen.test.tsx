import { describe, expect, it } from '@jest/globals'
import type { Approval, ApprovalList } from '@store/contract/schemas/accounts/approvals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { ApprovalsScreen } from './approvals-screen.tsx'

const api = fakeApi()
const route = 'GET /admin/approvals'
const decideRoute = 'PUT /admin/approvals/:id'
const nobody = { accounts: [], elsewhere: false }

const anApproval = (change: Partial<Approval> = {}): Approval => ({
  _id: 'u1',
  tier: 'reseller',
  name: 'Meera Shah',
  email: 'meera@shop.test',
  mobile: '9876543210',
  firmName: 'Shah Traders',
  constitutionOfFirm: 'Partnership',
  panNumber: 'AAPFU0939F',
  gstNumber: '27AAPFU0939F1ZV',
  officeAddress: '1 MG Road, Pune 411001',
  residenceAddress: '2 FC Road, Pune',
  checks: [{ text: 'Check digit is right', result: 'right' }],
  sameGst: nobody,
  sameMobile: nobody,
  requestedAt: '2026-11-20T09:30:00.000Z',
  seen: 'v1',
  ...change,
})
const second = anApproval({ _id: 'u2', name: 'Ravi Iyer', firmName: 'Iyer Systems' })

function answerWith(approvals: Approval[], change: Partial<ApprovalList> = {}) {
  api.answers(route, { approvals, required: true, ...change })
}

const open = () =>
  renderWithStore(<ApprovalsScreen />, {
    route: '/reseller-admin/approvals',
    session: aUser({ role: 'reseller-admin' }),
  })
const cardOf = async (name: string) => within(await screen.findByRole('listitem', { name }))
const answered = () => api.calls(decideRoute).map(({ params, body }) => [params.id, body])

describe('the approvals', () => {
  it('show what the store knows, and what the details say about themselves', async () => {
    answerWith([anApproval()])
    open()
    const card = await cardOf('Shah Traders')
    for (const text of ['Reseller', 'meera@shop.test', 'AAPFU0939F', 'Check digit is right'])
      expect(card.getByText(text)).toBeVisible()
    expect(screen.getByText('1 account waiting')).toBeVisible()
  })

  it('say what was not given, and what does not fit', async () => {
    const checks = [{ text: 'Not a GST number', result: 'wrong' } as const]
    const { officeAddress: _office, firmName: _firm, ...person } = anApproval({ checks })
    answerWith([person])
    open()
    const card = await cardOf('Meera Shah')
    expect(card.getByText('Not given')).toBeVisible()
    expect(card.getByText('Not a GST number')).toBeVisible()
  })

  it('name accounts with the same numbers, and why somebody was refused before', async () => {
    const other = { name: 'Asha Rao', email: 'asha@shop.test', role: 'reseller' } as const
    answerWith([
      anApproval({
        sameMobile: { accounts: [{ ...other, disabled: true }], elsewhere: false },
        sameGst: { accounts: [], elsewhere: true },
        refusedBefore: 'Another PAN',
      }),
    ])
    open()
    const card = await cardOf('Shah Traders')
    const mobile = card.getByRole('list', { name: 'Accounts with the same mobile number' })
    expect(mobile).toHaveTextContent('Asha Rao, asha@shop.test, Reseller, disabled')
    const gst = card.getByRole('list', { name: 'Accounts with the same GST number' })
    expect(gst).toHaveTextContent('an account of another tier')
    expect(card.getByText('Refused before: Another PAN')).toBeVisible()
  })

  it.each([
    [true, 'New resellers and distributors appear here for approval.'],
    [false, /see their prices at once/],
  ])('are empty: the setting is %s', async (required, text) => {
    answerWith([], { required })
    open()
    await screen.findByText('No accounts to approve.')
    expect(screen.getByText(text)).toBeVisible()
  })

  it('are loaded again on Retry', async () => {
    api.breaks(route)
    const { user } = open()
    await screen.findByText('Failed to load the approvals')
    answerWith([anApproval()])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await cardOf('Shah Traders')
  })
})

describe('by keyboard', () => {
  it('an account is approved, and the next one gets the focus', async () => {
    answerWith([anApproval(), second])
    const { user } = open()
    await cardOf('Iyer Systems')
    await user.keyboard('j')
    expect(screen.getByRole('listitem', { name: 'Shah Traders' })).toHaveFocus()
    api.answers(decideRoute, { message: 'Approved' })
    answerWith([second])
    await user.keyboard('a')
    await screen.findByText('Approved')
    expect(answered()).toEqual([['u1', { decision: 'approved', seen: 'v1' }]])
    expect(await screen.findByRole('listitem', { name: 'Iyer Systems' })).toHaveFocus()
    expect(screen.queryByRole('listitem', { name: 'Shah Traders' })).toBeNull()
  })

  it('an account is refused with a reason; Escape goes back to it', async () => {
    answerWith([anApproval()])
    const { user } = open()
    await cardOf('Shah Traders')
    await user.keyboard('r')
    const reason = screen.getByLabelText(/^Reason/)
    expect(reason).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Enter a reason. The buyer sees it.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('listitem', { name: 'Shah Traders' })).toHaveFocus()
    api.answers(decideRoute, { message: 'Refused' })
    answerWith([])
    await user.type(reason, 'Another PAN{Enter}')
    await screen.findByText('No accounts to approve.')
    expect(answered()).toEqual([['u1', { decision: 'refused', reason: 'Another PAN', seen: 'v1' }]])
  })
})

describe('an approval', () => {
  it('asks first when a check failed', async () => {
    answerWith([anApproval({ checks: [{ text: 'Check digit is wrong', result: 'wrong' }] })])
    const { user } = open()
    await user.click((await cardOf('Shah Traders')).getByRole('button', { name: /^Approve/ }))
    const asked = within(
      screen.getByRole('alertdialog', { name: 'Approve Meera Shah as Reseller?' }),
    )
    expect(asked.getByText('These checks failed: Check digit is wrong.')).toBeVisible()
    expect(answered()).toEqual([])
    api.answers(decideRoute, { message: 'Approved' })
    await user.click(asked.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Approved')
    expect(answered()).toHaveLength(1)
  })

  it('of details that changed meanwhile shows the new ones', async () => {
    answerWith([anApproval()])
    const { user } = open()
    const card = await cardOf('Shah Traders')
    const message = 'These details changed meanwhile. Look at them again before you decide.'
    api.refuses(decideRoute, 409, message)
    answerWith([anApproval({ constitutionOfFirm: 'LLP', seen: 'v2' })])
    await user.click(card.getByRole('button', { name: /^Approve/ }))
    await screen.findByText(message)
    await screen.findByText('LLP')
  })
})
