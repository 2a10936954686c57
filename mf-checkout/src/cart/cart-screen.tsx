import { messages } from '@store/contract/rules/messages'
import { PageBody, PageHeader, Stack, theme } from '@store/sdk'
import styled from 'styled-components'
import { CartLineCard } from './cart-line-card.tsx'
import { CartTotal } from './cart-total.tsx'
import { type OpenCart, WithCart } from './open-cart.tsx'
import { SoldOutNote } from './sold-out-note.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

function FullCart({ cart, inStock, soldOut }: OpenCart) {
  return (
    <Columns>
      <Stack>
        <SoldOutNote lines={soldOut} />
        <Lines>
          {inStock.map((line) => (
            <CartLineCard key={line._id} line={line} />
          ))}
        </Lines>
      </Stack>
      <CartTotal totalAmount={cart.totalAmount} lines={inStock} />
    </Columns>
  )
}

/** What a person is about to buy (spec §2, Cart). */
export function CartScreen() {
  return (
    <PageBody>
      <PageHeader title="Your Cart" />
      <WithCart failure={messages.cart.fetchFailed}>{FullCart}</WithCart>
    </PageBody>
  )
}
