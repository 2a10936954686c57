import { Skeleton, theme } from '@store/sdk'
import styled from 'styled-components'
import { BuyRow, Facts, Frame, Kind, Line, Name, Nudge } from './product-card-styles.ts'

const PicturePlace = styled.div`
  grid-area: picture;
  align-self: start;
  aspect-ratio: 1;

  ${theme.media.tablet} {
    aspect-ratio: 4 / 3;
  }
`

/** The shape of a product card: the same frame and lines, so that nothing moves when it comes. */
export function ProductCardSkeleton() {
  return (
    <Frame aria-hidden>
      <PicturePlace>
        <Skeleton shape="block" height="100%" />
      </PicturePlace>
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
        <Nudge as="div" />
      </Facts>
      <BuyRow>
        <Skeleton shape="block" height="100%" />
      </BuyRow>
    </Frame>
  )
}
