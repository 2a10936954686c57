import { Stack, theme, useIsInHtml } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/**
 * The sections below a phone's first screen. In HTML from the server their pictures wait until the page is hydrated:
 * a browser would ask for all of them at once, and on a slow connection they would hold up the code.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isInHtml = useIsInHtml()
  return (
    <Sections gap="l" data-waiting={isInHtml || undefined}>
      {children}
    </Sections>
  )
}

const Sections = styled(Stack)`
  ${theme.media.phone} {
    @media (scripting: enabled) {
      /* Farther away than any distance at which browsers load lazy pictures. Unlike a hidden picture it keeps its place. */
      &[data-waiting] img {
        translate: -10000px;
      }
    }
  }
`
