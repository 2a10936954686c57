import { fieldError } from '@store/contract/rules/field-errors'
import { useSession } from '@store/sdk'
import { Button, Form, IconButton, Stack, SubmitButton, TextField, theme, useForm } from '@store/ui'
import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { DropdownPanel } from '../../dropdown-panel.tsx'
import { readOrdersView, writeOrdersView } from '../queue/orders-view.ts'
import { useOrdersView } from '../queue/use-orders-view.ts'
import { longestViewName, searchOfView, useSavedViews } from './saved-views.ts'

const List = styled.ul`
  max-height: 16rem;
  overflow-y: auto;

  li {
    display: flex;
    align-items: center;
  }

  a {
    flex: 1;
    padding-block: ${theme.space.xs};
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }

  a[aria-current] {
    font-weight: ${theme.weight.semibold};
  }
`

type NameFormProps = {
  label: string
  initial: string
  action: string
  onSave: (name: string) => void
}

function NameForm({ label, initial, action, onSave }: NameFormProps) {
  const form = useForm({
    initial: { name: initial },
    validate: ({ name }) =>
      name.trim() === '' ? fieldError('name', 'Enter a name for the view.') : undefined,
    submit: async ({ name }) => onSave(name.trim()),
  })
  return (
    <Form form={form} aria-label={label}>
      <Stack gap="xs">
        <TextField
          label={label}
          autoComplete="off"
          maxLength={longestViewName}
          {...form.field('name')}
        />
        <SubmitButton form={form} size="s">
          {action}
        </SubmitButton>
      </Stack>
    </Form>
  )
}

/** The saved views: filters and sort order under a name, in this browser. */
export function SavedViewsPanel() {
  const { role } = useSession()
  const { view } = useOrdersView()
  const { views, save, rename, remove } = useSavedViews()
  const [renamed, setRenamed] = useState<string>()
  const search = searchOfView(view)

  /** The address of a saved view, in the layout that is shown. */
  const addressOf = (saved: string) => {
    const wanted = { ...readOrdersView(new URLSearchParams(saved)), layout: view.layout }
    return { pathname: `/${role}/orders`, search: String(writeOrdersView(wanted)) }
  }
  return (
    <DropdownPanel label="Views" icon={Bookmark}>
      {(close) => (
        <Stack gap="s">
          {views.length === 0 ? (
            <p>Save the filters that you use often. They stay in this browser.</p>
          ) : (
            <List aria-label="Saved views">
              {views.map(({ name, search: saved }) => (
                <li key={name}>
                  <Link
                    to={addressOf(saved)}
                    aria-current={saved === search ? 'true' : undefined}
                    onClick={close}
                  >
                    {name}
                  </Link>
                  <IconButton
                    label={`Rename ${name}`}
                    icon={Pencil}
                    onClick={() => setRenamed(name)}
                  />
                  <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => remove(name)} />
                </li>
              ))}
            </List>
          )}
          {renamed === undefined ? (
            <NameForm
              key={views.length}
              label="Save this view as"
              initial=""
              action="Save view"
              onSave={(name) => save({ name, search })}
            />
          ) : (
            <>
              <NameForm
                key={renamed}
                label={`New name of ${renamed}`}
                initial={renamed}
                action="Rename"
                onSave={(name) => {
                  rename(renamed, name)
                  setRenamed(undefined)
                }}
              />
              <Button variant="quiet" size="s" onClick={() => setRenamed(undefined)}>
                Keep the name
              </Button>
            </>
          )}
        </Stack>
      )}
    </DropdownPanel>
  )
}
