import { Cluster, theme } from '@store/ui'
import styled from 'styled-components'

/** Text area and lines; a list without its text stands above its lines. */
export const Columns = styled.div<{ $isOne: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: repeat(${({ $isOne }) => ($isOne ? 1 : 2)}, minmax(0, 1fr));
  }

  textarea {
    max-height: 22rem;
    font-variant-numeric: tabular-nums;
    /* Thousands of lines are laid out in two thirds of the time without kerning and contextual forms. */
    text-rendering: optimizeSpeed;
  }
`

/** The list of lines; scrolls by itself, so that the buttons below stay in view. */
export const ScrollArea = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
`

/** One line: number, model and quantity, sum; below them the product, or what is wrong. */
export const Row = styled.li<{ $isInvalid: boolean }>`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: 0 ${theme.space.xs};
  align-items: baseline;
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

  > :nth-child(2) {
    font-weight: ${theme.weight.semibold};
  }

  > :nth-child(n + 4) {
    grid-column: 2 / -1;
  }
`

/** Name, price and stock of the product. */
export const Facts = styled.span`
  color: ${theme.color.textMuted};

  small {
    display: block;
    font-size: inherit;
  }
`

/** Whether a line can be added. */
export const LineStatus = styled.span<{ $isInvalid: boolean }>`
  display: flex;
  gap: ${theme.space.xxs};
  color: ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.textMuted)};

  svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.success)};
  }
`

/** What is done with the list; on a phone each button has a line. */
export const Actions = styled(Cluster)`
  ${theme.media.phone} {
    > button,
    > span,
    > span > a {
      width: 100%;
    }
  }
`
