import { Grid } from '@store/ui'
import type { ReactNode } from 'react'

/** The least width of a card: picture and facts, quantity and Add to Cart still stand side by side. */
const minCardWidth = '21rem'

/** Product cards, as many in a row as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Grid as="ul" min={minCardWidth} gap="s">
      {children}
    </Grid>
  )
}
