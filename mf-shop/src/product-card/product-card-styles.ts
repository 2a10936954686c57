import { Card, theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A card stands on a phone (picture at the left), and from a tablet on under its picture. */
export const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template: 'picture facts' 1fr 'buy buy' auto / 5.5rem minmax(0, 1fr);
  gap: ${theme.space.s};
  height: 100%;
  padding: ${theme.space.s};

  ${theme.media.tablet} {
    grid-template: 'picture' auto 'facts' 1fr 'buy' auto / minmax(0, 1fr);
  }
`

/** Leads to the product too, for pointers; the heading is the link for everybody. */
export const PictureLink = styled(Link)`
  grid-area: picture;
  align-self: start;

  img,
  span {
    aspect-ratio: 1;
    object-fit: contain;
  }

  ${theme.media.tablet} {
    img,
    span {
      aspect-ratio: 4 / 3;
    }
  }
`

export const Facts = styled.div`
  display: grid;
  grid-area: facts;
  align-content: start;
  gap: ${theme.space.xxs};
  min-width: 0;
`

/** Brand and category; leaves the corner to its button. */
export const Kind = styled.p`
  overflow: hidden;
  padding-inline-end: ${theme.space.xl};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.tablet} {
    padding-inline-end: 0;
  }
`

/** Two lines, whatever the name needs, so that the cards of a row align. */
export const Name = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  height: 2lh;
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.line.normal};
  text-wrap: wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  a {
    color: inherit;
    text-decoration: none;
  }

  ${theme.media.hover} {
    a:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`

/** Model number, or price and stock: one line, as high with content as without. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.xs};
  min-height: ${theme.targetDense};
  font-size: ${theme.size.s};
`

/** What the next slab would save; keeps its place when there is none. */
export const Nudge = styled.p`
  min-height: 2lh;
  color: ${theme.color.accentText};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  ${theme.media.tablet} {
    min-height: 1lh;
  }
`

/** Quantity and Add to Cart side by side. */
export const BuyRow = styled.div`
  display: flex;
  grid-area: buy;
  gap: ${theme.space.xs};
  min-height: calc(${theme.target} + 2px);

  > :last-child {
    flex: 1;
    padding-inline: ${theme.space.xs};
    white-space: nowrap;
  }
`

/** The button in the upper right corner, on paper of its own above a picture. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border-radius: ${theme.radius.m};

  ${theme.media.tablet} {
    inset: ${theme.space.m} ${theme.space.m} auto auto;
    background: ${theme.color.surface};
  }
`
