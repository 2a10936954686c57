import { Grid } from '@store/sdk/parts'
import type { ReactNode } from 'react'

/** The least width of a card: picture and facts, quantity and Add to Cart still stand side by side. */
const leastCardWidth = '21rem'

/** Product cards, as many in a row as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Grid as="ul" min={leastCardWidth} gap="s">
      {children}
    </Grid>
  )
}
