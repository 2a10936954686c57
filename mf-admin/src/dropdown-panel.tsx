import { Button, theme } from '@store/ui'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'

const Container = styled.div`
  position: relative;
`

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(100% + ${theme.space.xxs});
  ${({ $align }) => ($align === 'start' ? 'inset-inline-start: 0' : 'inset-inline-end: 0')};
  z-index: ${theme.depth.sticky};
  width: max-content;
  min-width: 15rem;
  max-width: min(22rem, calc(100vw - 2 * ${theme.space.m}));
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
`

/** Moves a panel that would not fit beside its button into the page, below the other edge of the button where that fits. */
function keepInPage(panel: HTMLElement | null): void {
  if (panel === null) return
  const margin = 8
  const { left, right } = panel.getBoundingClientRect()
  const leftOf = (selector: string) => panel.closest(selector)?.getBoundingClientRect().left ?? 0
  const roomRight = document.documentElement.clientWidth - margin - right
  const isLeftOfPage = left < leftOf('main') + margin
  const wanted = isLeftOfPage ? leftOf('[data-dropdown]') - left : 0
  panel.style.translate = `${Math.min(wanted, roomRight)}px`
}

type DropdownPanelProps = {
  /** The text of the button. */
  label: string
  icon: LucideIcon
  /** The edge of the button with which the panel is aligned. */
  align?: 'start' | 'end'
  children: (close: () => void) => React.ReactNode
}

/** A button that shows a panel below it until Escape, a click elsewhere, or until the focus leaves it. */
export function DropdownPanel({ label, icon, align = 'end', children }: DropdownPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])

  return (
    <Container
      data-dropdown
      ref={container}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return
        event.preventDefault()
        close()
        opener.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !container.current?.contains(relatedTarget)) close()
      }}
    >
      <Button
        ref={opener}
        variant="secondary"
        size="s"
        icon={icon}
        iconAfter={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Panel ref={keepInPage} id={id} $align={align}>
          {children(close)}
        </Panel>
      ) : null}
    </Container>
  )
}
