import { Skeleton } from '@store/ui'
import styled from 'styled-components'

/** Without scripts nothing comes. */
const Place = styled.div`
  @media (scripting: none) {
    display: none;
  }

  :root[data-start-failed] & {
    display: none;
  }
`

const height = '15rem'

/** As high as a {@link ReservedRow}, also when less comes. */
export const AtLeastReserved = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${height};

  @media (scripting: none) {
    display: none;
  }
`

/** The place of the first row of related products, so that the footer does not move far when they come. */
export function ReservedRow() {
  return (
    <Place>
      <Skeleton shape="card" height={height} />
    </Place>
  )
}
