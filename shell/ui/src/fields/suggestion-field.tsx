import { useId } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A one-line text field that suggests texts, and takes others, too.
 * @example <SuggestionField label="Brand" suggestions={brands} {...form.field('brand')} />
 */
export function SuggestionField({
  suggestions,
  ...props
}: TextFieldProps & { suggestions: readonly string[] }) {
  const list = useId()
  return (
    <>
      <TextField {...props} list={list} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
