import { Button, theme } from '@store/ui'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'

const Opener = styled(Button)`
  justify-self: start;

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${theme.media.tablet} {
    display: none;
  }
`

const Content = styled.div<{ $isOpen: boolean }>`
  ${theme.media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? undefined : 'none')};
    padding-block-start: ${theme.space.xs};
  }
`

/** On a phone shown on request, so that several orders fit a screen; elsewhere always shown, without a button. */
export function FoldedOnPhone({ label, children }: { label: string; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Opener
        variant="secondary"
        size="s"
        iconAfter={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Opener>
      <Content id={id} $isOpen={isOpen}>
        {children}
      </Content>
    </div>
  )
}
