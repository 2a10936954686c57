import { afterEach, expect, it } from '@jest/globals'
import { offerTo } from '@store/contract/rules/pricing/offer'
import { aProduct } from '@store/sdk/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GstSwitch } from './gst-switch.tsx'
import { chooseGstView } from './gst-view.ts'
import { useShownOffer } from './use-shown-offer.ts'

const product = aProduct({
  gst: 18,
  prices: { enduser: 1180 },
  quantityBasedPrices: [{ minQty: 10, price: 590 }],
})

function Prices() {
  const { tierPrice, slabs } = useShownOffer(offerTo('visitor', product), product.gst)
  return <output>{[tierPrice, ...slabs.map(({ price }) => price)].join()}</output>
}

afterEach(() => act(() => chooseGstView('including')))

it('shows all prices without GST once chosen, and remembers it on this device', async () => {
  render(
    <>
      <GstSwitch />
      <Prices />
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('118000,59000')
  await userEvent.click(screen.getByRole('button', { name: 'excl. GST' }))
  expect(screen.getByRole('status')).toHaveTextContent('100000,50000')
  expect(screen.getByRole('button', { name: 'excl. GST' })).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('gstView')).toBe('excluding')
})
