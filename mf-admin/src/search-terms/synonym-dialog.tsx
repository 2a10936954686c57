import * as adminMessages from '@store/contract/rules/admin-messages'
import { validateSynonym } from '@store/contract/rules/catalog/synonym-validation'
import { Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useSaveSynonymMutation } from './search-terms-api.ts'

/** A synonym in the form: a new one has no id. */
export interface EditedSynonym {
  id?: string
  term: string
  /** Separated by commas. */
  replacements: string
}

function textOf({ term, replacements }: EditedSynonym) {
  return { term, replacements: replacements.split(',') }
}

type SynonymDialogProps = { edited: EditedSynonym; onClose: () => void }

/** Adds or changes a synonym. */
export function SynonymDialog({ edited, onClose }: SynonymDialogProps) {
  const { id, ...initial } = edited
  const [save] = useSaveSynonymMutation()
  const form = useForm<Omit<EditedSynonym, 'id'>>({
    initial,
    validate: (values) => validateSynonym(textOf(values)),
    failure: adminMessages.searchTerms.saveFailed,
    submit: async (values) => {
      await save({ id, ...textOf(values) }).unwrap()
      toast.success(adminMessages.searchTerms.saved)
      onClose()
    },
  })
  return (
    <Dialog open title={id === undefined ? 'Add synonym' : 'Change synonym'} onClose={onClose}>
      <Form form={form} aria-label="Synonym">
        <TextField
          label="When people search"
          hint="A word, or a phrase of up to four."
          maxLength={80}
          required
          {...form.field('term')}
        />
        <TextField
          label="Also find"
          hint="Words of your products; separate several by commas."
          maxLength={800}
          required
          {...form.field('replacements')}
        />
        <SubmitButton form={form}>Save Synonym</SubmitButton>
      </Form>
    </Dialog>
  )
}
