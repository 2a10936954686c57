import { latePictures, Stack, useIsInHtml } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The sections below the fold of a phone. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return (
    <Sections gap="l" data-in-html={useIsInHtml() || undefined}>
      {children}
    </Sections>
  )
}

const Sections = styled(Stack)`
  ${latePictures('img')}
`
