import { Button, Cluster, CopyButton, FormMessage, Panel, theme } from '@store/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'

const Token = styled.section`
  font-family: monospace;
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`

/** A token that was just made. It is shown here once, so the panel stays until the admin closes it. */
export function NewTokenPanel({ token, onDone }: { token: string; onDone: () => void }) {
  const shown = useRef<HTMLElement>(null)
  // The dialog that had the focus is gone.
  useEffect(() => shown.current?.focus(), [])
  return (
    <Panel title="Your new token">
      <FormMessage tone="warning">
        Copy it into the program now: it is shown only this once. Whoever has it can read what it
        opens.
      </FormMessage>
      <Token ref={shown} tabIndex={-1} aria-label="Token">
        {token}
      </Token>
      <Cluster gap="s">
        <Button onClick={onDone}>I have copied it</Button>
        <CopyButton text={token} label="Copy the token">
          Copy
        </CopyButton>
      </Cluster>
    </Panel>
  )
}
