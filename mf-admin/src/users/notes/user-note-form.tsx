import * as adminMessages from '@store/contract/rules/admin-messages'
import { longestUserNote } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { Button, Cluster, Form, SubmitButton, TextArea, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { useSetUserNoteMutation } from './user-notes-api.ts'

type UserNoteFormProps = {
  userId: string
  /** The note as it is now. */
  note: string
  onClose: () => void
}

/** Changes a note. When somebody else changed it first, theirs is shown beside what was typed. */
export function UserNoteForm({ userId, note, onClose }: UserNoteFormProps) {
  const [setUserNote] = useSetUserNoteMutation()
  const [opened] = useState(note)
  const form = useForm({
    initial: { note },
    draft: `user-note-${userId}`,
    failure: messages.unexpected,
    submit: async (values) => {
      await setUserNote({ userId, change: { note: values.note, seen: note } }).unwrap()
      toast.success(adminMessages.users.noteSaved)
      onClose()
    },
  })
  return (
    <Form form={form} aria-label="What admins note">
      <TextArea
        label="Note"
        hint={note === opened ? 'Only admins see it.' : `It says now: ${note}`}
        maxLength={longestUserNote}
        {...form.field('note')}
      />
      <Cluster gap="xs">
        <SubmitButton form={form} size="s">
          Save note
        </SubmitButton>
        <Button variant="quiet" size="s" onClick={onClose}>
          Not now
        </Button>
      </Cluster>
    </Form>
  )
}
