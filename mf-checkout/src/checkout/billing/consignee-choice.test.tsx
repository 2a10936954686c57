import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Pincode } from '@store/contract/schemas/orders/addresses'
import { aCart, aShipping, fakeApi, fillIn } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import {
  openCheckout,
  submitCheckout,
  testAddress,
  testBusiness,
} from '../testing/open-checkout.tsx'

const api = fakeApi()
const save = 'POST /shipment/create'
const bengaluru = { state: 'Karnataka', states: ['Karnataka'], city: 'Bengaluru' }
const places: Record<string, Pincode> = {
  '500081': { state: 'Telangana', states: ['Telangana'], city: 'Hyderabad' },
  '560025': bengaluru,
}
const ofKarnataka = '29AAKFD4321L1Z8'
const customer = { ...testAddress, Pincode: '500081', City: 'Hyderabad', State: 'Telangana' }
const firm = { ...testBusiness, 'GST number': ofKarnataka, 'Courier option': 'DTDC' }

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers(
    'GET /shipment/pincodes/:pincode',
    ({ params }) => places[String(params.pincode)] ?? bengaluru,
  )
  api.answers(save, ({ body }) => ({
    shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
  }))
})

describe('where the goods go', () => {
  it('is asked of resellers only', async () => {
    await openCheckout('enduser')
    expect(screen.queryByRole('radiogroup', { name: 'Where the goods go' })).toBeNull()
  })

  it('is to us until the GST number is of another state than the delivery, and says what follows', async () => {
    const { user } = await openCheckout('reseller')
    fillIn({ ...customer, ...firm })
    expect(await screen.findByLabelText(/To our customer/)).toBeChecked()
    screen.getByText(/Place of supply: Karnataka, the state of your GST number/)
    await user.click(screen.getByLabelText(/To us/))
    screen.getByText(/Place of supply: Telangana. Your GST number is of Karnataka/)
    fillIn({ State: 'Karnataka' })
    expect(screen.queryByText(/Place of supply/)).toBeNull()
  })

  it.each([
    ['mistyped', '29AAKFD4321L1Z7'],
    ['of no state', '28AAKFD4321L1ZA'],
  ])('says what the tax is computed on when the GST number is %s', async (_of, gstNumber) => {
    await openCheckout('reseller')
    fillIn({ ...customer, ...firm, 'GST number': gstNumber })
    await screen.findByText(
      /Place of supply: Telangana. The tax is computed without this GST number, so there is no input credit/,
    )
  })

  it('needs the registered address when it is our customer; its PIN fills in the town', async () => {
    const opened = await openCheckout('reseller')
    fillIn({ ...customer, ...firm })
    await submitCheckout(opened)
    await screen.findAllByText('Please fill all business and delivery details!')
    expect(screen.getByLabelText('Company address')).toHaveFocus()
    fillIn({ 'Company address': '14 Residency Road', 'Company pincode': '560 025' })
    await waitFor(() => expect(screen.getByLabelText('Company city')).toHaveValue('Bengaluru'))
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
    expect(api.calls(save)[0]?.body).toMatchObject({
      companyAddress: '14 Residency Road',
      companyCity: 'Bengaluru',
      companyPincode: '560025',
    })
  })

  it('asks about a registered pincode that is in another state than the GST number', async () => {
    const opened = await openCheckout('reseller')
    fillIn({ ...customer, ...firm, 'Company address': '14 Residency Road' })
    fillIn({ 'Company pincode': '500081', 'Company city': 'Bengaluru' })
    const question =
      'Pincode 500081 is in Telangana, but the GST number is of Karnataka. Please check pincode and GST number.'
    await screen.findByText(question)
    await submitCheckout(opened)
    await waitFor(() => expect(screen.getByLabelText('Company pincode')).toBeInvalid())
    expect(api.calls(save)).toEqual([])
    fillIn({ 'Company pincode': '560025' })
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
    fillIn({ 'Company pincode': '500081' })
    await screen.findByText(question)
    await opened.user.click(screen.getByRole('button', { name: 'It is correct as entered' }))
    expect(screen.queryByText(question)).toBeNull()
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
    expect(api.calls(save)[0]?.body).toHaveProperty('companyPincode', '500081')
  })

  it('is sent when the buyer chose it', async () => {
    const opened = await openCheckout('reseller')
    fillIn({ ...customer, ...firm })
    await opened.user.click(screen.getByLabelText(/To us/))
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
    expect(api.calls(save)[0]?.body).toHaveProperty('consignee', 'self')
  })

  it('comes with the registered address of the account when the saved details lack its parts', async () => {
    const registered = {
      gstNumber: ofKarnataka,
      companyAddress: '14 Residency Road',
      companyCity: 'Bengaluru',
      companyPincode: '560025',
    }
    const saved = aShipping({ gstNumber: ofKarnataka, companyAddress: '14 Residency Road 560025' })
    const shippingInfo = { ...saved, userId: 'user-1' }
    api.answers('GET /shipment/me', { shippingInfo, registered })
    await openCheckout('reseller')
    expect(screen.getByLabelText('Company address')).toHaveValue('14 Residency Road')
    expect(screen.getByLabelText('Company pincode')).toHaveValue('560025')
    expect(screen.getByLabelText('Company city')).toHaveValue('Bengaluru')
    await waitFor(() => expect(api.calls('GET /shipment/pincodes/:pincode')).not.toEqual([]))
    fillIn({ 'Company pincode': '500081' })
    await waitFor(() => expect(screen.getByLabelText('Company city')).toHaveValue('Hyderabad'))
  })
})
