import { Button } from '@store/sdk'
import { FormMessage } from '../states/form-message.tsx'

type LoadMoreButtonProps = {
  /** The part of RTK Query's infinite query that it needs. */
  source: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** What is said when older ones cannot be fetched. */
  failure: string
  /** Names what is older. */
  children: React.ReactNode
}

/**
 * The way on in a list that grows without end; nothing at its end.
 * @example <LoadMoreButton source={orders} failure={messages.orders.loadFailed}>Show older orders</LoadMoreButton>
 */
export function LoadMoreButton({ source, failure, children }: LoadMoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = source
  return (
    <>
      {isFetchNextPageError ? <FormMessage>{failure}</FormMessage> : null}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {children}
        </Button>
      ) : null}
    </>
  )
}
