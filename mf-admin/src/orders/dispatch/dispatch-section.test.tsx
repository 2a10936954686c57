import { expect, it } from '@jest/globals'
import { aShipping, fakeApi, fillIn } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()
const path = 'PUT /:role/orders/:id/status'
const add = () => screen.getByRole('button', { name: 'Add courier and docket' })

it('ships an order with the courier that the buyer asked for and a docket number', async () => {
  const shippingInfo = aShipping({ deliveryMethod: 'courier', courierOption: 'FedEx' })
  const { order, user } = await openCard(api, { orderStatus: 'processing', shippingInfo })
  const dispatch = {
    courier: 'FedEx',
    docketNumber: '77123',
    trackingLink: 'https://fedex.example',
  }
  api.answers(path, { message: 'ok', order: { ...order, orderStatus: 'shipped', dispatch } })
  await user.click(add())
  fillIn({ 'Docket number': '77123', Packages: '3' })
  const freight = screen.getByLabelText<HTMLSelectElement>('Freight')
  expect(freight.selectedOptions[0]?.text).toBe('Not set')
  await user.selectOptions(freight, 'to pay')
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('Order status updated')
  expect(api.calls(path)[0]?.body).toEqual({
    status: 'shipped',
    seen: 'processing',
    dispatch: { courier: 'FedEx', docketNumber: '77123', packages: 3, freight: 'to pay' },
  })
  const track = await screen.findByRole('link', { name: 'Track parcel' })
  expect(track.getAttribute('href')).toBe('https://fedex.example')
})

it('takes a name and a link of another carrier, and names a link that is not https', async () => {
  const shippingInfo = aShipping({ deliveryMethod: 'bus', busName: 'Neeta Travels' })
  const { order, user } = await openCard(api, { orderStatus: 'shipped', shippingInfo })
  api.answers(path, { message: 'ok', order })
  await user.click(add())
  fillIn({ 'Tracking link': 'http://neeta.example' })
  await user.click(screen.getByRole('button', { name: 'Save courier' }))
  await screen.findByText('Enter a tracking link that begins with https://')
  expect(api.calls(path)).toEqual([])
  fillIn({ 'Tracking link': 'https://neeta.example' })
  await user.click(screen.getByRole('button', { name: 'Save courier' }))
  await screen.findByText('Courier saved')
  expect(api.calls(path)[0]?.body).toEqual({
    status: 'shipped',
    seen: 'shipped',
    dispatch: { courier: 'Neeta Travels', trackingLink: 'https://neeta.example' },
  })
})

it('asks for a courier', async () => {
  const { user } = await openCard(api, { shippingInfo: aShipping({ deliveryMethod: 'courier' }) })
  await user.click(add())
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('Choose a courier, or enter its name.')
  expect(api.calls(path)).toEqual([])
})
