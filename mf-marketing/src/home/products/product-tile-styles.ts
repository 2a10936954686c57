import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/** Of a fixed height, so that loading, loaded and failed rows are alike. */
export const tileHeight = '12.5rem'

const frameStyles = css`
  display: grid;
  /* What the text below leaves of the height. Not 1fr: the picture would shrink as the text arrives. */
  grid-template-rows: 5.7rem auto auto auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  height: ${tileHeight};
  padding: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`

export const Frame = styled.div`
  ${frameStyles}
`

export const TileLink = styled(Link)`
  ${frameStyles}
  text-decoration: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

/** Square like the pictures, so that no strip of another background is beside them. */
export const PictureBox = styled.div`
  justify-self: center;
  aspect-ratio: 1;
  height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};

  img {
    display: block;
    height: 100%;
  }
`

/** Two lines, whatever the length of the name. */
export const Name = styled.div`
  display: -webkit-box;
  height: 2.7em;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${theme.size.s};
  line-height: 1.35;

  ${theme.media.largeText} {
    display: block;
    height: auto;
  }
`

export const Stock = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`
