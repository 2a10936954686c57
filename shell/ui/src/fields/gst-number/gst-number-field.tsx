import { t } from '@lingui/core/macro'
import { gstNumberQuestions, taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { translate } from '@store/sdk'
import { Button, Stack } from '@store/ui/shared'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import type { GstNumberQuestion } from './use-gst-number-question.ts'

const questions: readonly (string | undefined)[] = Object.values(gstNumberQuestions)

type GstNumberFieldProps = TextFieldProps & { question: GstNumberQuestion }

/**
 * The field of a GST number, in capital letters; offers to go on without input credit when the form asks about the number.
 * @example <GstNumberField label="GST number" question={question} {...form.field('gstNumber')} />
 */
export function GstNumberField({ question, ...props }: GstNumberFieldProps) {
  const { value, error, onChange } = props
  const handleGoOn = () => {
    question.accept(value)
    // The error belongs to the value; it is the same one, but no error any more.
    onChange(value)
  }
  return (
    <Stack gap="xs">
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={15}
        spellCheck={false}
        {...props}
        {...(question.isAccepted(value) && { hint: translate(taxMessages.withoutCredit) })}
        onChange={(typed) => onChange(typed.toUpperCase())}
      />
      {questions.includes(error) ? (
        <div>
          <Button size="s" variant="secondary" onClick={handleGoOn}>
            {t`Go on without input credit`}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
