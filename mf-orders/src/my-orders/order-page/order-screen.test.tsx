import { expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { OrderScreen } from './order-screen.tsx'

const api = fakeApi()
const _id = '01JABCDEFG123456'

function open(given: Partial<Order> = {}, role: Role = 'enduser') {
  api.answers('GET /orders/:id', anOrder({ _id, ...given }))
  return renderWithStore(<OrderScreen />, {
    route: `/orders/${_id}`,
    path: '/orders/:id',
    session: aUser({ role }),
  })
}

it('shows states, next step, sums, documents, courier and timeline of an order', async () => {
  const dispatch = {
    ...{ courier: 'DTDC', docketNumber: 'D1', trackingLink: 'https://dtdc.example' },
    ...{ packages: 3, freight: 'to pay' as const },
  }
  const texts = { poNumber: 'PO/26-27/0417', buyerNote: 'Second gate' }
  open({ orderStatus: 'shipped', paymentStatus: 'paid', dispatch, ...texts })
  await screen.findByRole('heading', { name: 'Order #123456', level: 1 })
  await screen.findByText('Your order is on its way.')
  expect(screen.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
    'href',
    dispatch.trackingLink,
  )
  expect(screen.getByRole('button', { name: 'Copy docket number D1' })).toBeVisible()
  for (const text of ['3 packages', 'Freight to pay']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Total, including GST').nextSibling).toHaveTextContent('₹118.00')
  expect(screen.getByText('CGST').nextSibling).toHaveTextContent('₹9.00')
  for (const name of ['Bill (GST invoice)', 'Payment proof']) {
    expect(screen.getByText(name, { selector: 'dt' })).toBeVisible()
  }
  expect(screen.getByText('Your PO number: PO/26-27/0417')).toBeVisible()
  expect(screen.getByText('Your note: Second gate')).toBeVisible()
  expect(screen.getByText('Order placed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
})

it('shows freight and dispatch as they were when it was placed', async () => {
  open({ deliveryTerms: { freight: 'fixed', amount: 150, dispatchDays: 2 } })
  expect(await screen.findByLabelText('Freight and dispatch')).toHaveTextContent(
    /^Freight₹150, paid on delivery.*Within 2 working days of your payment$/,
  )
})

it('shows all of its products with links, progress and delivery', async () => {
  const [item] = anOrder().items
  const items = [1, 2, 3, 4, 5, 6].map((index) => ({
    ...item,
    product: { ...item?.product, _id: `p${index}`, name: `Toner ${index}` },
  })) as Order['items']
  const shippingInfo = aShipping({ deliveryMethod: 'courier', courierOption: 'DTDC' })
  open({ items, shippingInfo })
  const lines = within(await screen.findByRole('list', { name: 'Ordered products' }))
  expect(lines.getAllByRole('listitem')).toHaveLength(6)
  expect(lines.getByRole('link', { name: 'Toner 6' })).toHaveAttribute('href', '/product/p6')
  const current = screen.getByLabelText('Progress').querySelector('[aria-current=step]')
  expect(current).toHaveTextContent(/^Ordered/)
  expect(screen.getByText(/12 Residency Road, Bengaluru, Karnataka 560025/)).toBeTruthy()
  expect(screen.getByText('By courier, DTDC')).toBeTruthy()
})

it('adds up to the paisa, with the round-off of the papers', async () => {
  const [item] = anOrder().items
  const taxes = { price: 999, total: 999, taxable: 846.61, cgst: 76.19, sgst: 76.19, igst: 0 }
  open({ items: item ? [{ ...item, ...taxes }] : [], totalAmount: 999 })
  const sums = within(await screen.findByLabelText('Sums'))
  const amounts = [...sums.getAllByRole('definition')].map(({ textContent }) => textContent)
  expect(amounts).toEqual(['₹846.61', '₹76.19', '₹76.19', '₹0.01', '₹999.00'])
  expect(sums.getByText('Round off').nextSibling).toHaveTextContent('₹0.01')
})

it('calls the tax of a union territory by its name', async () => {
  open({ shippingInfo: aShipping({ state: 'Chandigarh' }) })
  const sums = within(await screen.findByLabelText('Sums'))
  expect(sums.getByText('UTGST').nextSibling).toHaveTextContent('₹9.00')
})

it('says what goes back of a cancelled order that was paid in part, and when it did', async () => {
  const cancelled = { orderStatus: 'cancelled', paymentStatus: 'processing' } as const
  const { unmount } = open({ ...cancelled, refundDue: 50 })
  await screen.findByText(/You paid ₹50\. All of it goes back/)
  unmount()
  const refund = { ordinal: 1, amount: 50, refundedOn: '2026-11-20', reference: 'HDFCN1' }
  open({ ...cancelled, refunds: [refund] })
  await screen.findByText('This order is cancelled.')
  expect(screen.getByText('₹50 were paid back on 20 Nov 2026: HDFCN1')).toBeVisible()
})

it('says what goes and went back of an order of which a part was credited', async () => {
  const refund = { ordinal: 1, amount: 20, refundedOn: '2026-11-20', reference: 'HDFCN1' }
  open({ orderStatus: 'shipped', paymentStatus: 'paid', refundDue: 39, refunds: [refund] })
  await screen.findByText('Your order is on its way.')
  expect(screen.getByText('₹20 were paid back on 20 Nov 2026: HDFCN1')).toBeVisible()
  expect(screen.getByText('₹39 go back to the account they came from.')).toBeVisible()
})

it('says what comes back before it is cancelled, and shows it as cancelled', async () => {
  const { user } = open({ paymentStatus: 'paid' })
  api.answers('PUT /orders/cancel/:id', { message: 'Order cancelled' })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/^You paid ₹118\. All of it goes back/)).toBeVisible()
  const letGo = api.holds('GET /orders/:id')
  fillIn({ 'Reason for cancelling': 'Ordered twice' })
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await screen.findByText('Cancelled: Ordered twice')
  letGo()
})

it('is received in one tap, and shown as delivered', async () => {
  const { user } = open({ orderStatus: 'shipped', paymentStatus: 'paid' })
  const order = anOrder({ _id, orderStatus: 'delivered', paymentStatus: 'paid' })
  const message = 'Thank you. The order is marked as delivered.'
  api.answers('PUT /orders/:id/received', { message, order })
  const button = await screen.findByRole('button', { name: 'I have received it' })
  const letGo = api.holds('GET /orders/:id')
  await user.click(button)
  await screen.findByText(message)
  expect(button).not.toBeInTheDocument()
  letGo()
})

it('is received by nobody before it is sent', async () => {
  open({ orderStatus: 'processing', paymentStatus: 'paid' })
  await screen.findByRole('button', { name: 'Order again' })
  expect(screen.queryByRole('button', { name: /received/ })).toBeNull()
})

it('shows its buyer how to pay a reserved order, but no admin', async () => {
  api.refuses('GET /settings/payment', 501, 'Bank details are not set up yet.')
  const { paymentProof: _proof, proofStatus: _status, ...order } = anOrder()
  const reserved = { ...order, _id, paymentCode: 'ACDE-FGHJ', payBy: '2026-11-27T10:00:00.000Z' }
  api.answers('GET /orders/:id', reserved)
  const page = (role: Role) =>
    renderWithStore(<OrderScreen />, {
      route: `/orders/${_id}`,
      path: '/orders/:id',
      session: aUser({ role }),
    })
  const { unmount } = page('enduser')
  expect(await screen.findByRole('region', { name: 'Pay for this order' })).toBeVisible()
  expect(screen.getByText(/^Pay ₹118 by bank transfer or UPI/)).toBeVisible()
  unmount()
  page('superadmin')
  await screen.findByRole('link', { name: 'Manage this order' })
  expect(screen.queryByRole('region', { name: 'Pay for this order' })).toBeNull()
})

it('takes a new proof after a rejection', async () => {
  open({ paymentStatus: 'failed', proofStatus: 'rejected' })
  expect(await screen.findByRole('button', { name: 'Send new proof' })).toBeVisible()
})

it('is read only for an admin, with a link to manage it', async () => {
  open({}, 'reseller-admin')
  const link = await screen.findByRole('link', { name: 'Manage this order' })
  expect(link).toHaveAttribute('href', '/reseller-admin/orders?q=123456')
  expect(screen.queryByRole('button', { name: /Cancel order|Order again/ })).toBeNull()
})

it('does not say whether an order of somebody else exists', async () => {
  api.refuses('GET /orders/:id', 404, 'Order not found')
  renderWithStore(<OrderScreen />, {
    route: `/orders/${_id}`,
    path: '/orders/:id',
    session: aUser(),
  })
  await screen.findByRole('heading', { name: 'Order not found', level: 1 })
})
