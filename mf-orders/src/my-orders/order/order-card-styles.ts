import { Card, theme } from '@store/ui'
import styled from 'styled-components'

/** On a phone lines have no gaps: the targets of the last one have room around their words. The whole card leads to the order. */
export const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space.s};
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xxs};
  line-height: 1.3;

  > header + * {
    justify-self: end;
  }

  h2 a {
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.m};
    }
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.borderStrong};
    }
  }

  > dl {
    gap: 0 ${theme.space.s};
    font-size: ${theme.size.s};
  }

  ${theme.media.tablet} {
    row-gap: ${theme.space.xxs};
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${theme.space.s} ${theme.space.m} ${theme.space.xs};

    > dl {
      grid-area: 1 / 2;
    }
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Number and date. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.xs};

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

export const Next = styled.p`
  grid-column: 1 / -1;
  /* Marks of Devanagari reach out of so low a line: they are not clipped. */
  margin-block: -0.2em;
  padding-block: 0.2em;
  overflow: hidden;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-waits='true'] {
    color: ${theme.color.accentText};
  }

  ${theme.media.tablet} {
    grid-column: 1 / 3;
    align-self: end;
  }

  ${theme.media.largeText} {
    white-space: normal;
  }
`

/** The first product gives way to its quantity and to the number of the others. */
export const Goods = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: 0.3em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  white-space: nowrap;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${theme.media.tablet} {
    grid-column: 1 / 3;
  }

  ${theme.media.largeText} {
    flex-wrap: wrap;
    white-space: normal;
  }
`

/** Above the link of the whole card. */
export const Actions = styled.footer`
  position: relative;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${theme.space.xxs};
  justify-self: end;

  ${theme.media.phone} {
    && > * {
      padding-inline: ${theme.space.xs};
    }

    && > button:not([aria-busy]) > svg {
      display: none;
    }
  }

  ${theme.media.tablet} {
    grid-area: 2 / 3 / span 2;
    gap: ${theme.space.xs};
  }
`
