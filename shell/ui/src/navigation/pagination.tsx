import { t } from '@lingui/core/macro'
import { Button, formatCount, theme } from '@store/ui/shared'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { pageWindow } from './page-window.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
`

const Middle = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xxs};
  font-variant-numeric: tabular-nums;

  ${theme.media.phone} {
    flex-basis: 100%;
    order: -1;
  }
`

const Muted = styled.span`
  padding-inline: ${theme.space.xs};
  color: ${theme.color.textMuted};
`

type PaginationProps = {
  /** 1-based. */
  page: number
  pages: number
  onPage: (page: number) => void
  variant?: 'simple' | 'numbered'
  previousLabel?: string
  nextLabel?: string
}

/**
 * Buttons to change the page; renders nothing when there is only one (site 5.7).
 * @example <Pagination page={2} pages={7} onPage={(page) => setSearch({ page: String(page) })} />
 */
export function Pagination({
  page,
  pages,
  onPage,
  variant = 'simple',
  ...labels
}: PaginationProps) {
  const { previousLabel = t`Previous`, nextLabel = t`Next` } = labels
  if (pages <= 1) return null
  const current = formatCount(page)
  const last = formatCount(pages)
  return (
    <Bar aria-label={t`Pagination`}>
      <Button
        variant="secondary"
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {previousLabel}
      </Button>
      <Middle>
        {variant === 'numbered' ? (
          <PageNumbers page={page} pages={pages} onPage={onPage} />
        ) : (
          <Muted aria-live="polite">{t`Page ${current} of ${last}`}</Muted>
        )}
      </Middle>
      <Button
        variant="secondary"
        iconAfter={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {nextLabel}
      </Button>
    </Bar>
  )
}

function PageNumbers({ page, pages, onPage }: Pick<PaginationProps, 'page' | 'pages' | 'onPage'>) {
  return pageWindow(page, pages).map((step) => {
    if (step.kind === 'gap') {
      return (
        <Muted key={step.key} aria-hidden>
          …
        </Muted>
      )
    }
    const { key, page: number } = step
    return (
      <Button
        key={key}
        variant={number === page ? 'primary' : 'quiet'}
        aria-label={t`Page ${number}`}
        aria-current={number === page ? 'page' : undefined}
        onClick={() => onPage(number)}
      >
        {formatCount(number)}
      </Button>
    )
  })
}
