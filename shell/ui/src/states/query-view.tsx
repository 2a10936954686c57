import { messageOf, translate } from '@store/sdk'
import { FailedState } from './failed-state.tsx'

/** The part of the result of an RTK Query hook that is shown. */
export interface QueryResult<Data> {
  /** Also of the previous arguments, while new data loads. */
  data?: Data | undefined
  /** Of the current arguments only. */
  currentData?: Data | undefined
  isError: boolean
  error?: unknown
  refetch: () => unknown
}

type QueryViewProps<Data> = {
  query: QueryResult<Data>
  /** The skeleton. */
  loading: React.ReactNode
  /** The message of a failure for which the server gives none (site 5.1). */
  failure: string
  /** Replaces the default failed state. */
  failed?: (failedState: { message: string; onRetry: () => void }) => React.ReactNode
  /** The empty state; nothing when the data is not empty. */
  empty?: (data: Data) => React.ReactNode
  children: (data: Data) => React.ReactNode
}

/**
 * Renders loading, empty, error or data of a query. Data takes precedence over an error: it stays when a refresh fails.
 * Data of the previous arguments stays while new data loads, but not after an error.
 * @example
 * <QueryView query={users} loading={<LoadingUsers />} failure={messages.users.loadFailed}
 *   empty={({ total }) => total === 0 && <NoUsers />}>
 *   {({ users }) => <UserTable users={users} />}
 * </QueryView>
 */
export function QueryView<Data>({
  query,
  loading,
  failure,
  failed,
  empty,
  children,
}: QueryViewProps<Data>): React.ReactNode {
  const { data, currentData, isError, error, refetch } = query
  if (isError && currentData === undefined) {
    const message = translate(messageOf(error, failure))
    const failedState = { message, onRetry: () => void refetch() }
    return failed ? failed(failedState) : <FailedState {...failedState} />
  }
  if (data === undefined) return loading
  return empty?.(data) || children(data)
}
