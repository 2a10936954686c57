import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { DefinitionList } from '../display/definition-list.tsx'

/** The bank account, with UPI beside it where there is room. */
export const PaymentMethods = styled.div`
  display: grid;
  gap: ${theme.space.l};
  justify-items: center;

  > dl {
    width: 100%;
  }

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;

    > p {
      max-width: 14rem;
    }
  }
`

/** One below the other, in the order in which a phone needs them. */
export const PaymentSteps = styled.div`
  display: grid;
  gap: ${theme.space.m};
`

export const FoldedCode = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.target};
    color: ${theme.color.primary};
    cursor: pointer;
  }

  > div {
    margin-inline: auto;
  }
`

export const Facts = styled(DefinitionList)`
  display: grid;
  align-content: start;

  > div {
    display: grid;
    align-items: center;
    column-gap: ${theme.space.s};
    /* Large and broken values do not touch the lines between the rows. */
    padding-block: ${theme.space.xxs};

    ${theme.media.tablet} {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }

  > div + div {
    border-block-start: 1px solid ${theme.color.border};
  }

  dt {
    ${theme.media.phone} {
      margin-block-start: ${theme.space.xxs};
    }
  }

  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-height: ${theme.targetDense};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

export const UpiLimit = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`
