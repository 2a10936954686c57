import { Skeleton } from '@store/ui'

/** The place of the first row of related products, so that the footer does not move far when they come. */
export function ReservedRow() {
  return <Skeleton shape="card" height="15rem" />
}
