import { theme } from '@store/ui'
import styled from 'styled-components'

export const Ground = styled.footer`
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.size.s};

  h2 {
    margin-block-end: ${theme.space.xs};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.semibold};
  }

  span,
  a {
    padding-block: ${theme.space.xxs};
    color: ${theme.color.textMuted};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.targetDense};
    min-height: ${theme.targetDense};
  }

  a:not(:hover) {
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.primary};
  }

  @media print {
    display: none;
  }
`

/** Two columns of links on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.l};
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m};

  ${theme.media.tablet} {
    grid-template-columns: 1fr 1fr 2fr 1fr;
    padding-block-start: ${theme.space.xl};
  }

  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
`

/** Contact or social links; over both columns on a phone, where a list is a row. */
export const ContactColumn = styled.section`
  ${theme.media.phone} {
    grid-column: 1 / -1;

    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.m};
    }
  }
`

export const Facts = styled.p`
  width: calc(100% - 2 * ${theme.space.m});
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
`

/** As high as what is loaded into it, and the last part of the page, so that nothing moves if it gets higher. */
export const Strip = styled.section`
  width: calc(100% - 2 * ${theme.space.m});
  max-width: ${theme.width.page};
  min-height: 22rem;
  margin-inline: auto;
  padding-block: ${theme.space.m} ${theme.space.l};
  border-block-start: 1px solid ${theme.color.border};

  ${theme.media.tablet} {
    min-height: 11rem;
  }
`
