import { Grid, skipOffScreen } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The minimum width of a card: picture beside facts, quantity beside Add to Cart. */
const minCardWidth = '21rem'

/** Nearly every card's; a longer text makes it three pixels higher. */
const cardHeight = '16rem'

/** Product cards, as many in a row as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Cards forwardedAs="ul" min={minCardWidth} gap="s">
      {children}
    </Cards>
  )
}

const Cards = styled(Grid)`
  > li {
    ${skipOffScreen(cardHeight)}
  }
`
