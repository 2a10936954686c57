import { css } from 'styled-components'

/**
 * Styles of a part of a long page that a browser neither lays out nor paints while it is more than about a screen away: on
 * a slow phone the first screen is there sooner. Search, focus and screen readers still find it.
 * What is drawn beyond its box is cut off, so give it a padding where something is.
 * @param height what it probably has, until it has been laid out once; the page's height follows from it
 * @example const Tiles = styled.ul`> li { ${skipOffScreen('16rem')} }`
 */
export function skipOffScreen(height: string) {
  return css`
    content-visibility: auto;
    contain-intrinsic-height: auto ${height};
  `
}
