import { Card, Cluster, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/** The width of the picture, left of the text, so that a window shows many products (screens 2.3). */
const pictureWidth = { narrow: '6rem', wide: '8rem' }

/** What `sizes` of a card's picture says. */
export const cardPictureSizes = `(width < 90rem) ${pictureWidth.narrow}, ${pictureWidth.wide}`

/** On a phone three cards fit a screen: a card is at most 230 px high. */
export const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template: 'picture facts' 1fr 'nudge nudge' auto 'buy buy' auto / min(${pictureWidth.narrow}, 30vw) minmax(0, 1fr);
  /* No gap between rows: a card without a saving has one row less. */
  column-gap: ${theme.space.s};
  height: 100%;
  padding: ${theme.space.xs};

  ${theme.media.tablet} {
    padding: ${theme.space.s};
  }

  ${theme.media.wide} {
    grid-template-columns: ${pictureWidth.wide} minmax(0, 1fr);
  }
`

/** Square like the pictures, so that no strip of another background is visible beside them. */
const pictureSize = css`
  width: 100%;
  aspect-ratio: 1;
`

/** Also links to the product, for pointers; the heading is the accessible link. */
export const PictureLink = styled(Link)`
  display: grid;
  grid-area: picture;
  align-self: start;

  > * {
    ${pictureSize}
  }
`

/** Placeholder of the picture. */
export const PictureFrame = styled.div`
  display: grid;
  grid-area: picture;
  align-self: start;

  > * {
    ${pictureSize}
  }
`

export const Facts = styled.div`
  display: grid;
  grid-area: facts;
  /* A name without a space is broken rather than making the card wider. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xxs};
  min-width: 0;

  ${theme.media.phone} {
    row-gap: 0;
  }
`

/** Brand and category; a phone has no room for them. */
export const Kind = styled.p`
  overflow: hidden;
  padding-inline-end: ${theme.space.xl};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.phone} {
    display: none;
  }
`

/** At most two lines; always two where cards are side by side, so that those of a row align. */
export const Name = styled.h2`
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.line.normal};
  text-wrap: wrap;

  ${theme.media.phone} {
    /* Beside the button in the corner. */
    padding-inline-end: ${theme.space.xl};
    line-height: 1.35;
  }

  ${theme.media.tablet} {
    height: 3em;
  }

  /* The link itself is clipped: its third line would cover the copy button below. */
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: inherit;
    text-decoration: none;
  }

  ${theme.media.largeText} {
    height: auto;
    padding-inline-end: ${theme.target};

    a {
      display: inline;
    }
  }

  ${theme.media.hover} {
    a:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`

/** The model number, alone so that it has room to be unbroken. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.targetDense};
  font-size: ${theme.size.s};

  button {
    text-align: start;
  }
`

/** Price and stock; no gap between rows, for a card on a phone has no height to spare. */
export const PriceLine = styled(Cluster)`
  row-gap: 0;
`

/** The saving at the next slab, over the whole width, so that it is one line. */
export const Nudge = styled.p`
  grid-area: nudge;
  margin-block-start: ${theme.space.xxs};
  color: ${theme.color.accentText};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`

/** Quantity and Add to Cart side by side. */
export const BuyRow = styled.div`
  display: flex;
  grid-area: buy;
  gap: ${theme.space.xs};
  margin-block-start: ${theme.space.xs};
  min-height: calc(${theme.target} + 2px);

  > :last-child {
    flex: 1;
    padding-inline: ${theme.space.xs};
    white-space: nowrap;
  }

  /* It can be pressed, and says why nothing is added. */
  > [data-out-of-stock] {
    border-color: ${theme.color.border};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
  }

  ${theme.media.largeText} {
    flex-wrap: wrap;

    > :last-child {
      flex-basis: auto;
      min-width: max-content;
    }
  }
`

/** The button in the upper right corner. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`
