import { Button } from '@store/ui/shared'
import { FormMessage } from '../states/form-message.tsx'

type LoadMoreButtonProps = {
  /** The result of RTK Query's infinite query. */
  source: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** The message when the next page cannot be loaded. */
  failure: string
  /** The label. */
  children: React.ReactNode
}

/**
 * Loads the next page of an infinite list; renders nothing on the last page.
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
