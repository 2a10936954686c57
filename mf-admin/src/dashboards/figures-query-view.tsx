import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { FailedState, Loading, Skeleton } from '@store/ui'
import { type Figure, Figures } from './figures.tsx'

type FiguresQueryViewProps<Answer> = {
  query: {
    data?: Answer | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Label, value and optional link of each figure, in display order. */
  figures: { label: string; of: (answer: Answer) => string; to?: string }[]
}

/** The figures of a dashboard: data, error (spec §8), or loading. */
export function FiguresQueryView<Answer>({ query, figures }: FiguresQueryViewProps<Answer>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) {
    return (
      <Figures
        figures={figures.map(({ label, of, to }): Figure => ({ label, value: of(data), to }))}
      />
    )
  }
  if (error !== undefined) {
    const message = messageOf(error, messages.dashboard.loadFailed)
    return <FailedState message={message} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Loading label="Loading dashboard...">
      <Figures
        figures={figures.map(({ label }) => ({ label, value: <Skeleton width="6rem" /> }))}
      />
    </Loading>
  )
}
