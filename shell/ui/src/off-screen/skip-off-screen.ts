import { css } from 'styled-components'

/**
 * Styles of a part of a long page that a browser neither lays out nor paints while it is more than about a screen away: on
 * a slow phone the first screen is there sooner. Focus, screen readers and find in page (Safari: from 26) still reach it.
 * Whatever is drawn outside its box is clipped: give it padding where something is.
 * @param height its likely height until it has been laid out once; the height of the page depends on it
 * @example const Tiles = styled.ul`> li { ${skipOffScreen('16rem')} }`
 */
export function skipOffScreen(height: string) {
  return css`
    content-visibility: auto;
    contain-intrinsic-height: auto ${height};
  `
}
