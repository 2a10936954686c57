import * as messages from '@store/contract/rules/messages'
import { Loading, type QueryResult, QueryView, Skeleton } from '@store/ui'
import { type Figure, Figures } from './figures.tsx'

type FiguresQueryViewProps<Answer> = {
  query: QueryResult<Answer>
  /** Label, value and optional link of each figure, in display order. */
  figures: { label: string; of: (answer: Answer) => string; to?: string }[]
}

/** The figures of a dashboard: data, error (spec §8), or loading. */
export function FiguresQueryView<Answer>({ query, figures }: FiguresQueryViewProps<Answer>) {
  return (
    <QueryView
      query={query}
      failure={messages.dashboard.loadFailed}
      loading={
        <Loading label="Loading dashboard...">
          <Figures
            figures={figures.map(({ label }) => ({ label, value: <Skeleton width="6rem" /> }))}
          />
        </Loading>
      }
    >
      {(answer) => (
        <Figures
          figures={figures.map(({ label, of, to }): Figure => ({ label, value: of(answer), to }))}
        />
      )}
    </QueryView>
  )
}
