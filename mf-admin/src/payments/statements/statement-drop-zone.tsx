import { theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

const Zone = styled.div<{ $isOver: boolean }>`
  min-height: 60vh;
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${theme.color.primary}` : 'none')};
  outline-offset: ${theme.space.xs};
`

type StatementDropZoneProps = {
  onDrop: (file: File | undefined) => void
  children: React.ReactNode
}

/** Takes a file that is dropped anywhere on the screen. */
export function StatementDropZone({ onDrop, children }: StatementDropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    // The button beside the title does the same by keyboard.
    <Zone
      $isOver={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false)
        }
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer.files[0])
      }}
    >
      {children}
    </Zone>
  )
}
