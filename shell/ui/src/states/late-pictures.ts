import { theme } from '@store/ui/shared'
import { css } from 'styled-components'

/**
 * Styles of an element whose lazy pictures wait on a phone while it has `data-in-html`, that is until its HTML from the
 * server is hydrated: a browser would ask for all of them at once, and on a slow connection they would hold up the code.
 * @param pictures selects those below the fold
 * @example const Tiles = styled.ul`${latePictures('li:nth-child(n + 4) img')}`
 */
export function latePictures(pictures: string) {
  return css`
    ${theme.media.phone} {
      @media (scripting: enabled) {
        /* Farther away than any distance at which browsers load them; unlike a hidden picture it keeps its place. */
        &[data-in-html] ${pictures} {
          translate: -10000px;
        }
      }
    }
  `
}
