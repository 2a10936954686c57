import type { Passkey } from '@store/contract/schemas/accounts/passkeys'
import { Badge, Button, Cluster, FormMessage, Panel, passkeyObstacle } from '@store/ui'
import { useState } from 'react'
import { useFocusFallback } from '../../focus/use-focus-fallback.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'

interface PasskeyPanelProps {
  passkeys: readonly Passkey[]
  /** The host that passkeys belong to. */
  host: string
  hasApp: boolean
  onNewCodes: (codes: readonly string[]) => void
}

/** The passkeys of the admin: which there are, adding, renaming and removing one. */
export function PasskeyPanel({ passkeys, host, hasApp, onNewCodes }: PasskeyPanelProps) {
  const [isAdding, setAdding] = useState(false)
  const opener = useFocusFallback(`${isAdding} ${passkeys.length}`)
  const obstacle = passkeyObstacle(host)
  if (isAdding) {
    return (
      <Panel title="Add a passkey">
        <AddPasskey
          onDone={(codes) => {
            setAdding(false)
            onNewCodes(codes)
          }}
          onCancel={() => setAdding(false)}
        />
      </Panel>
    )
  }
  return (
    <Panel
      title="Passkeys"
      actions={
        passkeys.length > 0 ? (
          <Badge tone="success">On</Badge>
        ) : (
          <Badge tone={hasApp ? 'neutral' : 'warning'}>Off</Badge>
        )
      }
    >
      <p>
        A passkey is this device, your phone or a security key. It confirms a login by fingerprint,
        face or PIN, and only on the pages of this store: a copy of them gets nothing.
      </p>
      <PasskeyList passkeys={passkeys} hasApp={hasApp} />
      {obstacle === undefined ? (
        <Cluster gap="s">
          <Button
            ref={opener}
            variant={hasApp || passkeys.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setAdding(true)}
          >
            Add a passkey
          </Button>
        </Cluster>
      ) : (
        <FormMessage tone="info">{obstacle}</FormMessage>
      )}
    </Panel>
  )
}
