import { latePictures, Stack, skipOffScreen, theme, useIsInHtml } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The sections below a phone's first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return (
    <Sections gap="l" data-in-html={useIsInHtml() || undefined}>
      {children}
    </Sections>
  )
}

const Sections = styled(Stack)`
  ${latePictures('img')}

  > :nth-child(n + 2) {
    ${skipOffScreen('20rem')}
    /* For the rows that reach the edges of a phone, and for focus rings. */
    margin: calc(-1 * ${theme.space.m});
    padding: ${theme.space.m};
  }
`
