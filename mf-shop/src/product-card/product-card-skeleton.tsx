import { Skeleton } from '@store/ui'
import { BuyRow, Facts, Frame, Kind, Line, Name, PictureFrame } from './product-card-styles.ts'

/** The skeleton of a product card, with the same frame and lines, so that nothing moves. */
export function ProductCardSkeleton() {
  return (
    <Frame aria-hidden>
      <PictureFrame>
        <div>
          <Skeleton shape="block" height="100%" />
        </div>
      </PictureFrame>
      <Facts>
        <Kind as="div">
          <Skeleton width="50%" />
        </Kind>
        <Name as="div">
          <Skeleton lines={2} />
        </Name>
        <Line>
          <Skeleton width="40%" />
        </Line>
        <Line>
          <Skeleton width="60%" />
        </Line>
      </Facts>
      <BuyRow>
        <Skeleton shape="block" height="100%" />
      </BuyRow>
    </Frame>
  )
}
