import { DefinitionList, theme } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Fact = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.xxs};
  align-content: start;

  dt {
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
  }
`

/** A status in the place of its select, for an admin whose rights do not change it. */
export function StatusFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fact>
      <div>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    </Fact>
  )
}
