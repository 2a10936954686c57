import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { OwnTaxIssues } from './own-tax-issues.tsx'

const api = fakeApi()
const settle = 'PUT /orders/:id/tax-details'
const mistyped = {
  kind: 'gst-number',
  gstNumber: '29AAKFD4321L1Z7',
  fault: 'check-digit',
} as const
const elsewhere = {
  kind: 'place',
  pincode: '560038',
  state: 'Telangana',
  states: ['Karnataka'],
} as const

const open = (taxIssues?: Order['taxIssues']) => {
  const order = anOrder({ _id: 'o1', ...(taxIssues && { taxIssues }) })
  api.answers(settle, { message: 'Tax details saved', order: anOrder({ _id: 'o1' }) })
  return renderWithStore(<OwnTaxIssues order={order} />, { session: aUser() })
}

describe('what a buyer settles in an order', () => {
  it('is nothing when nothing contradicts itself', () => {
    open()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is a GST number, which is corrected', async () => {
    const { user } = open([mistyped])
    screen.getByText(
      /The invoice will be issued without the GST number 29AAKFD4321L1Z7, unless it is corrected before/,
    )
    const field = screen.getByLabelText('GST number')
    await user.click(screen.getByRole('button', { name: 'Save GST number' }))
    expect(field).toBeInvalid()
    await user.clear(field)
    await user.type(field, '29aakfd4321l1z8')
    await user.click(screen.getByRole('button', { name: 'Save GST number' }))
    expect(api.calls(settle)[0]?.body).toEqual({ gstNumber: '29AAKFD4321L1Z8' })
  })

  it('is a GST number, without which the buyer goes on with one click', async () => {
    const { user } = open([mistyped])
    await user.click(screen.getByRole('button', { name: 'Go on without input credit' }))
    expect(api.calls(settle)[0]?.body).toEqual({ gstNumber: '' })
  })

  it('is a place: the state with one click, or the pincode', async () => {
    const { user } = open([{ ...elsewhere, states: ['Karnataka'] }])
    screen.getByText(/Pincode 560038 is in Karnataka, but the address says Telangana/)
    expect(screen.queryByRole('button', { name: 'It is correct as entered' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'The state is Karnataka' }))
    expect(api.calls(settle)[0]?.body).toEqual({
      place: { pincode: '560038', state: 'Karnataka' },
    })
    const field = screen.getByLabelText('Pincode in Telangana')
    await user.clear(field)
    await user.type(field, '500081')
    await user.click(screen.getByRole('button', { name: 'Save pincode' }))
    expect(api.calls(settle)[1]?.body).toEqual({
      place: { pincode: '500081', state: 'Telangana' },
    })
  })

  it('is a registered pincode, whose state is that of the GST number', async () => {
    const { user } = open([
      { ...elsewhere, kind: 'registered-place', state: 'Tamil Nadu', states: ['Karnataka'] },
    ])
    screen.getByText(
      /Company pincode 560038 is in Karnataka, but the company is registered in Tamil Nadu/,
    )
    expect(screen.queryByRole('button', { name: /The state is/ })).toBeNull()
    const field = screen.getByLabelText('Company pincode in Tamil Nadu')
    await user.clear(field)
    await user.type(field, '600001')
    await user.click(screen.getByRole('button', { name: 'Save pincode' }))
    expect(api.calls(settle)[0]?.body).toEqual({
      registeredPlace: { pincode: '600001', state: 'Tamil Nadu' },
    })
  })

  it('offers no answer to an issue of a kind that only a later API knows', () => {
    open([{ ...elsewhere, kind: 'e-way-place' as 'place', states: ['Karnataka'] }])
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows the refusal of the server at the field', async () => {
    const { user } = open([mistyped])
    const message = 'This is the GST number of the seller. Enter your own.'
    api.refuses(settle, 400, { message, errors: [{ field: 'gstNumber', message }] })
    await user.clear(screen.getByLabelText('GST number'))
    await user.type(screen.getByLabelText('GST number'), '36AABCS1995K1ZX')
    await user.click(screen.getByRole('button', { name: 'Save GST number' }))
    await screen.findByText(message)
  })
})
