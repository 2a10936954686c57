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

/** The place of the first row of related products, so that the footer does not move far when they come. */
export function ReservedRow() {
  return (
    <Place>
      <Skeleton shape="card" height="15rem" />
    </Place>
  )
}
