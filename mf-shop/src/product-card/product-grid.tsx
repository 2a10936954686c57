import { isAdmin } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { Grid, skipOffScreen, theme } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The minimum width of a card: picture beside facts, quantity beside Add to Cart. */
const minCardWidth = '21rem'

/** Without its two lines, which are higher where people touch; admins have no row to buy. */
const cardHeight = (canBuy: boolean) =>
  `calc(${canBuy ? '11.5rem' : '6.4rem'} + 2 * ${theme.targetDense})`

/** Product cards, as many in a row as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  const { role } = useSession()
  return (
    <Cards forwardedAs="ul" min={minCardWidth} gap="s" $cardHeight={cardHeight(!isAdmin(role))}>
      {children}
    </Cards>
  )
}

const Cards = styled(Grid)<{ $cardHeight: string }>`
  > li {
    ${({ $cardHeight }) => skipOffScreen($cardHeight)}
  }
`
