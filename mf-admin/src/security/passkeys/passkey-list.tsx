import { passkeyMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import type { Passkey } from '@store/contract/schemas/accounts/passkeys'
import { Button, Cluster, formatDate, formatDateTime, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { FactorRemovalDialog } from '../factor-removal-dialog.tsx'
import { useRemovePasskeyMutation } from '../security-api.ts'
import { RenameDialog } from './rename-dialog.tsx'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xs};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  > div:first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  hasApp: boolean
}

/** What a login asks for without one of the passkeys; `undefined` without any second factor. */
function restOf({ passkeys, hasApp }: PasskeyListProps): string | undefined {
  const others = passkeys.length > 1
  if (others)
    return `A login then asks for another passkey${hasApp ? ' or the code of your app' : ''}.`
  return hasApp ? 'A login then asks for the code of your app.' : undefined
}

/** The passkeys, each to rename and to remove; nothing without one. */
export function PasskeyList(props: PasskeyListProps) {
  const [chosen, setChosen] = useState<{ passkey: Passkey; to: 'rename' | 'remove' }>()
  const [remove] = useRemovePasskeyMutation()
  const close = () => setChosen(undefined)
  if (props.passkeys.length === 0) return null
  return (
    <>
      <ul aria-label="Passkeys">
        {props.passkeys.map((passkey) => (
          <Row key={passkey._id}>
            <div>
              <strong>{passkey.name}</strong>
              <small>
                Added {formatDate(passkey.createdAt)},{' '}
                {passkey.usedAt === null
                  ? 'not used yet'
                  : `last used ${formatDateTime(passkey.usedAt)}`}
              </small>
            </div>
            <Cluster gap="xs">
              <Button
                variant="secondary"
                size="s"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setChosen({ passkey, to: 'rename' })}
              >
                Rename
              </Button>
              <Button
                variant="secondary"
                size="s"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setChosen({ passkey, to: 'remove' })}
              >
                Remove
              </Button>
            </Cluster>
          </Row>
        ))}
      </ul>
      {chosen?.to === 'rename' ? <RenameDialog passkey={chosen.passkey} onClose={close} /> : null}
      {chosen?.to === 'remove' ? (
        <FactorRemovalDialog
          question={`Remove the passkey “${chosen.passkey.name}”?`}
          rest={restOf(props)}
          failure={passkeyMessages.removeFailed}
          remove={() => remove(chosen.passkey._id).unwrap()}
          onClose={close}
        />
      ) : null}
    </>
  )
}
