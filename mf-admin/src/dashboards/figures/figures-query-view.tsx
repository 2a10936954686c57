import type { Opening } from '@store/contract/rules/accounts/rights'
import * as messages from '@store/contract/rules/messages'
import { Loading, type QueryResult, QueryView, Skeleton } from '@store/ui'
import { useRights } from '../../rights/use-rights.ts'
import type { Measure } from '../trend/measures.ts'
import { FigureHistory } from './figure-history.tsx'
import { type Figure, Figures } from './figures.tsx'

/** A figure as a dashboard defines it. */
export interface FigureDefinition<Answer> {
  label: string
  of: (answer: Answer) => string
  /** What it counts, in a few words. */
  meaning: string
  /** Its part of one day. */
  measure: Measure
  to?: string
  /** Which rights it needs; without any: every one. */
  opening?: Opening
}

type FiguresQueryViewProps<Answer> = {
  query: QueryResult<Answer>
  /** In display order. */
  figures: readonly FigureDefinition<Answer>[]
}

function figureOf<Answer>(
  { label, meaning, measure, to }: FigureDefinition<Answer>,
  value: React.ReactNode,
): Figure {
  return { label, value, to, meaning, history: <FigureHistory measure={measure} /> }
}

/** The figures of a dashboard: data, error (site 5.1), or loading. */
export function FiguresQueryView<Answer>({ query, figures: all }: FiguresQueryViewProps<Answer>) {
  const { maySee } = useRights()
  const figures = all.filter(({ opening = 'own' }) => maySee(opening))
  return (
    <QueryView
      query={query}
      failure={messages.dashboard.loadFailed}
      loading={
        <Loading label="Loading dashboard...">
          <Figures figures={figures.map((figure) => figureOf(figure, <Skeleton width="6rem" />))} />
        </Loading>
      }
    >
      {(answer) => (
        <Figures figures={figures.map((figure) => figureOf(figure, figure.of(answer)))} />
      )}
    </QueryView>
  )
}
