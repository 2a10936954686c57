import { theme } from '@store/ui'
import styled from 'styled-components'

/** Height of everything else in the window: announcement, header, navigation (from tablets on) and chat bar. */
const surroundingHeightOnPhone = `5.5rem - ${theme.viewportFloor}`
const surroundingHeight = `7.875rem - ${theme.viewportFloor}`

export const Background = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  /* Over the whole window: at this end there is only a picture, which the chat button may cover. */
  margin-inline-end: calc(-1 * ${theme.chatLane});
  min-height: calc(100svh - ${surroundingHeightOnPhone});
  container-type: inline-size;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${theme.media.tablet} {
    min-height: calc(100svh - ${surroundingHeight});
  }

  ${theme.media.desktop} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
  }
`

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: start;
  gap: ${theme.space.l};
  padding: ${theme.space.xl} ${theme.space.m};

  ${theme.media.desktop} {
    padding: ${theme.space.xxl};
    /* Aligned with the page below, at any window width. */
    padding-inline-start: max(
      ${theme.space.m},
      calc((100cqi - ${theme.chatLane} - ${theme.width.page}) / 2)
    );
  }
`

export const Headline = styled.h1`
  max-width: 18ch;
  font-size: clamp(1.9rem, 1.2rem + 2.9vw, 3.5rem);
  font-weight: ${theme.weight.bold};
  line-height: 1.1;
  letter-spacing: -0.025em;
  text-wrap: balance;
`

export const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.l};
`

/** Positions the picture absolutely, so that only the text determines the hero's height. */
export const PictureArea = styled.div`
  position: relative;
  aspect-ratio: 5 / 4;
  background: ${theme.color.primarySoft};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 55%;
  }

  ${theme.media.desktop} {
    aspect-ratio: auto;
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
  }

  svg {
    color: ${theme.color.success};
  }
`
