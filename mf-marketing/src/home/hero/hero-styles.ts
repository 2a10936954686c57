import { theme } from '@store/ui'
import styled, { css } from 'styled-components'

/** Height of everything else in the window: announcement, header, navigation (from tablets on) and a phone's own bar. */
const surroundingHeightOnPhone = `5.5rem - ${theme.viewportFloor}`
const surroundingHeight = `7.875rem - ${theme.viewportFloor}`

/** Aligned with the page below, at any window width. */
const pageStart = css`
  max(${theme.space.m}, calc((100cqi - ${theme.width.page}) / 2))
`

/** Text, picture and products fill the window; the picture takes what is left of it. */
export const Background = styled.section`
  --window: 100vh;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(var(--window) - ${surroundingHeightOnPhone});
  container-type: inline-size;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  @supports (height: 1svh) {
    --window: 100svh;
  }

  ${theme.media.tablet} {
    min-height: calc(var(--window) - ${surroundingHeight});
  }

  ${theme.media.desktop} {
    grid-template-rows: 1fr auto;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  &[data-below='true'] {
    min-height: 0;
    border-block-start: 1px solid ${theme.color.border};
  }
`

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space.s};
  padding: ${theme.space.m};

  ${theme.media.desktop} {
    gap: ${theme.space.m};
    padding: ${theme.space.l};
    padding-inline-start: ${pageStart};
  }
`

export const Headline = styled.h1`
  max-width: 20ch;
  font-size: clamp(1.7rem, 1.3rem + 1.8vw, 2.75rem);
  font-weight: ${theme.weight.bold};
  line-height: 1.1;
  letter-spacing: -0.025em;
  text-wrap: balance;
`

export const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};

  ${theme.media.tablet} {
    font-size: ${theme.size.l};
  }
`

/** The search field and the way to everything, side by side where there is room. */
export const Actions = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    max-width: 36rem;
  }
`

/** Positions the picture absolutely, so that only text and products determine the hero's height. */
export const PictureArea = styled.div`
  position: relative;
  background: ${theme.color.primarySoft};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 55%;
  }

  /* No room is left for more than a stripe of it. */
  @media (width < 48rem) and (height < 48rem) {
    display: none;
  }
`

export const Products = styled.div`
  grid-row-end: -1;
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};

  ${theme.media.desktop} {
    grid-column: 1 / -1;
    padding-inline: ${pageStart};
    border-block-start: 1px solid ${theme.color.border};
    background: ${theme.color.page};
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  list-style: none;

  ${theme.media.phone} {
    display: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
  }

  svg {
    color: ${theme.color.success};
  }
`
