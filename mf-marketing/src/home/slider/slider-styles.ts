import { theme } from '@store/ui'
import styled from 'styled-components'

/** All slides share one grid cell, so that it is as high as the highest slide. */
export const Frame = styled.div`
  display: grid;
`

/** Pictures cross-fade; text changes at once, because half-faded text lacks contrast. */
export const SlideCard = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-rows: auto 1fr;
  visibility: hidden;

  > img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
    visibility: hidden;
    opacity: 0;
  }

  &[data-shown='true'],
  &[data-shown='true'] > img {
    visibility: visible;
    opacity: 1;
  }

  ${theme.media.phone} {
    > img {
      aspect-ratio: 2;
    }
  }

  ${theme.media.tablet} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  ${theme.media.motion} {
    > img {
      transition:
        opacity ${theme.motion.normal},
        visibility ${theme.motion.normal};
    }
  }
`

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space.s};
  padding: ${theme.space.m};

  ${theme.media.tablet} {
    gap: ${theme.space.m};
    padding: ${theme.space.l};
  }

  p {
    max-width: 30rem;
  }

  p + p {
    color: ${theme.color.textMuted};
  }
`

export const SlideTitle = styled.p`
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.line.tight};

  ${theme.media.desktop} {
    font-size: ${theme.size.xxl};
  }
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${theme.space.xxs};
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`
