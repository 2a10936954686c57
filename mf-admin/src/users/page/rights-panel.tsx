import {
  type Right,
  rightBundles,
  rightMessages,
  rightNames,
  rightOpens,
  rights,
  storedRights,
} from '@store/contract/rules/accounts/rights'
import { roleNameOf } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { messageOf, useSession } from '@store/sdk'
import {
  Button,
  CheckboxField,
  Cluster,
  FormMessage,
  Panel,
  SelectField,
  Stack,
  theme,
  toast,
} from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { useSetRightsOfUserMutation } from './user-page-api.ts'

const Boxes = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
  }
`

const wholeRole = 'all'
const chosen = 'chosen'

const choices = [
  { value: wholeRole, label: 'All of the role' },
  ...rightBundles.map(({ name }) => ({ value: name, label: name })),
  { value: chosen, label: 'Chosen rights' },
]

/** The bundle of rights, or that they are chosen one by one. */
function choiceOf(held: readonly Right[] | undefined): string {
  if (held === undefined) return wholeRole
  const stored = storedRights(held)
  return rightBundles.find((each) => storedRights(each.rights) === stored)?.name ?? chosen
}

type RightsPanelProps = {
  user: UserDetails
  /** The last superadmin with all rights keeps them. */
  isLast: boolean
}

/** What an admin may do of the role: bundles and boxes; saved with a fresh second factor (rights 3). */
export function RightsPanel({ user, isLast }: RightsPanelProps) {
  const isOwn = useSession().user?._id === user._id
  if (isOwn || isLast) {
    return (
      <Panel title="Rights">
        <p>{isOwn ? rightMessages.own : adminMessages.users.lastSuperadmin}</p>
      </Panel>
    )
  }
  return (
    <Panel title="Rights">
      <RightsForm user={user} />
    </Panel>
  )
}

function RightsForm({ user: { _id: id, name, role, rights: given } }: { user: UserDetails }) {
  const stepUp = useStepUp()
  const [setRights, { isLoading, error }] = useSetRightsOfUserMutation()
  const [held, setHeld] = useState<readonly Right[] | undefined>(given)
  const isChanged = storedRights(held) !== storedRights(given)

  const choose = (choice: string) => {
    if (choice === wholeRole) setHeld(undefined)
    else if (choice === chosen) setHeld(held ?? [])
    else setHeld(rightBundles.find((bundle) => bundle.name === choice)?.rights)
  }
  const toggle = (right: Right, isHeld: boolean) =>
    setHeld(rights.filter((each) => (each === right ? isHeld : held?.includes(each))))
  const save = async () => {
    try {
      const rightsToSend = held && [...held]
      const { message } = await stepUp.run(() => setRights({ id, rights: rightsToSend }).unwrap())
      toast.success(message)
    } catch {
      // Shown below, from the state of the mutation.
    }
  }

  return (
    <Stack gap="s">
      <SelectField
        label={`What ${name} may do as ${roleNameOf(role)}`}
        name="bundle"
        options={choices}
        value={choiceOf(held)}
        onChange={choose}
      />
      {held === undefined ? null : (
        <Boxes>
          <legend>Rights</legend>
          {rights.map((right) => (
            <CheckboxField
              key={right}
              label={rightNames[right]}
              hint={rightOpens[right]}
              name={`right-${right}`}
              value={held.includes(right)}
              onChange={(isHeld) => toggle(right, isHeld)}
            />
          ))}
        </Boxes>
      )}
      {held?.length === 0 ? <p>Without any right {name} has only the own account.</p> : null}
      {error === undefined || isLoading ? null : (
        <FormMessage>{messageOf(error, rightMessages.saveFailed)}</FormMessage>
      )}
      <Cluster gap="xs">
        <Button size="s" disabled={!isChanged} busy={isLoading} onClick={() => void save()}>
          Save rights
        </Button>
      </Cluster>
      {stepUp.dialog}
    </Stack>
  )
}
