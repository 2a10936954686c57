import { Button } from '@store/sdk'
import { FormMessage } from '../states/form-message.tsx'

type ShowOlderProps = {
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
 * @example <ShowOlder source={orders} failure={messages.orders.loadFailed}>Show older orders</ShowOlder>
 */
export function ShowOlder({ source, failure, children }: ShowOlderProps) {
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
