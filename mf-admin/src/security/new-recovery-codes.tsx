import { Button, Cluster, CopyButton, FormMessage, Panel, saveBlob, theme } from '@store/ui'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.xs};
  font-family: monospace;
  font-size: ${theme.size.l};
`

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New recovery codes. They are shown here once, so the panel stays until the admin closes it. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const text = codes.join('\n')
  const list = useRef<HTMLUListElement>(null)
  // They came in place of the form that had the focus.
  useEffect(() => list.current?.focus(), [])
  const handleDownload = () => {
    const file = new Blob([`${text}\n`], { type: 'text/plain' })
    saveBlob(URL.createObjectURL(file), 'recovery-codes.txt')
  }
  return (
    <Panel title="Your recovery codes">
      <FormMessage tone="warning">
        Keep them where you find them without your phone. They are shown only now; each works once.
      </FormMessage>
      <Codes ref={list} tabIndex={-1} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster gap="s">
        <Button onClick={onDone}>I have saved them</Button>
        <Button variant="secondary" icon={Download} onClick={handleDownload}>
          Download
        </Button>
        <CopyButton text={text} label="Copy the codes">
          Copy
        </CopyButton>
      </Cluster>
    </Panel>
  )
}
