import { beforeEach, expect, it, jest } from '@jest/globals'
import { fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ShareInvoiceButton } from './share-invoice-button.tsx'

const api = fakeApi()
const share = jest.fn<Navigator['share']>()
const define = (name: 'share' | 'canShare', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  share.mockReset().mockResolvedValue()
  define('share', share)
  define('canShare', () => true)
  api.answers(
    'GET /orders/:id/invoice',
    {},
    { headers: { 'content-disposition': 'inline; filename="INV-26-00012.pdf"' } },
  )
})

const open = () => renderWithStore(<ShareInvoiceButton orderId="o1" />)
const button = () => screen.getByRole('button', { name: 'Share invoice' })

it('shares the PDF under the number of the invoice', async () => {
  const { user } = open()
  await user.click(button())
  await waitFor(() => expect(share).toHaveBeenCalled())
  const [data] = share.mock.calls[0] ?? []
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['INV-26-00012.pdf', 'application/pdf'],
  ])
})

it('asks for another press when the invoice came too late for the first one, and fetches it once', async () => {
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'))
  const { user } = open()
  await user.click(button())
  await screen.findByText('Ready. Press Share again.')
  await user.click(button())
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(api.calls('GET /orders/:id/invoice')).toHaveLength(1)
})

it('says why there is no invoice', async () => {
  api.refuses('GET /orders/:id/invoice', 501, 'Invoices are not set up yet. Please contact us.')
  const { user } = open()
  await user.click(button())
  await screen.findByText('Invoices are not set up yet. Please contact us.')
  expect(share).not.toHaveBeenCalled()
})

it('is not there where the device shares no files', () => {
  define('canShare', undefined)
  open()
  expect(screen.queryByRole('button')).toBeNull()
})
