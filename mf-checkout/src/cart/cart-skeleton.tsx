import { Card, Skeleton, Stack } from '@store/ui'
import { Columns, Lines } from './lines/cart-columns.ts'
import { Details, Line, Picture } from './lines/cart-line-styles.ts'

const skeletonKeys = ['first', 'second', 'third']

/** The skeleton of the cart. */
export function CartSkeleton() {
  return (
    <Columns>
      <Lines>
        {skeletonKeys.map((key) => (
          <Line key={key}>
            <Picture />
            <Details>
              <Skeleton width="16rem" />
              <Skeleton width="10rem" />
              <Skeleton width="8rem" />
            </Details>
          </Line>
        ))}
      </Lines>
      <Card>
        <Stack gap="s">
          <Skeleton width="5rem" />
          <Skeleton lines={2} />
          <Skeleton shape="block" height="2.75rem" />
        </Stack>
      </Card>
    </Columns>
  )
}
