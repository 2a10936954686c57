import { Grid } from '@store/ui'
import type { ReactNode } from 'react'

/** The minimum width of a card: picture beside facts, quantity beside Add to Cart. */
const minCardWidth = '21rem'

/** Product cards, as many in a row as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Grid as="ul" min={minCardWidth} gap="s">
      {children}
    </Grid>
  )
}
