import { Heading, theme } from '@store/ui'
import styled from 'styled-components'

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  min-width: 0;

  > h2 {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
  }
`

/** A section of the page of an order. */
export function OrderSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Part>
      <Heading level={2}>{title}</Heading>
      {children}
    </Part>
  )
}
