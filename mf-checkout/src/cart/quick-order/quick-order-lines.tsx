import { formatCount, theme } from '@store/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import type { OrderLine } from './order-lines.ts'

const ScrollArea = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
`

const Row = styled.li<{ $isInvalid: boolean }>`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: 0 ${theme.space.xs};
  padding: ${theme.space.xxs} ${theme.space.s};
  background: ${({ $isInvalid }) => ($isInvalid ? theme.color.dangerSoft : 'none')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${theme.color.border};
  }

  > :first-child {
    color: ${theme.color.textMuted};
  }

  ${theme.media.desktop} {
    grid-template-columns: 2rem minmax(0, 1fr) 4rem minmax(0, 1.2fr);
  }
`

const LineStatus = styled.span<{ $isInvalid: boolean }>`
  display: flex;
  grid-column: 2 / -1;
  gap: ${theme.space.xxs};

  ${theme.media.desktop} {
    grid-column: auto;
  }

  color: ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.textMuted)};

  svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.success)};
  }
`

/** A line and its problem; `undefined` when it can be added. */
export interface CheckedLine extends OrderLine {
  problem: string | undefined
}

/** The lines of a quick order with their validation state. */
export function QuickOrderLines({ lines }: { lines: readonly CheckedLine[] }) {
  return (
    <ScrollArea role="region" aria-label="Lines of your quick order" tabIndex={0}>
      <ol>
        {lines.map(({ lineNumber, text, modelNo, quantity, problem }) => (
          <Row key={lineNumber} $isInvalid={problem !== undefined}>
            <span>{lineNumber}</span>
            <span>{modelNo || text}</span>
            <span>{quantity === undefined ? '' : `× ${formatCount(quantity)}`}</span>
            <LineStatus $isInvalid={problem !== undefined}>
              {problem === undefined ? (
                <CircleCheck size={14} aria-hidden />
              ) : (
                <CircleAlert size={14} aria-hidden />
              )}
              {problem ?? 'Ready to add'}
            </LineStatus>
          </Row>
        ))}
      </ol>
    </ScrollArea>
  )
}
