import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { useRef, useState } from 'react'
import { focusFirstBadField } from './focus-first-bad-field.ts'
import { useDraftValues } from './use-draft-values.ts'

type FieldName<Values> = Extract<keyof Values, string>

/** What a form is made of. */
export type FormOptions<Values extends object> = {
  initial: Values
  /** Keeps what the person typed over a reload and an expired session, under this name; without it nothing is kept. */
  draft?: string
  /** The draft stays when the form was sent: it is a step of an errand whose end calls `discardDraft`. */
  draftOutlivesSending?: boolean
  /** Fields that are never kept: passwords, one-time codes. */
  secret?: readonly FieldName<Values>[]
  /** The contract's rules; `undefined` lets the form through. */
  validate?: (values: Values) => FormError | undefined
  /** Sends the form. What it throws is shown: the server's words, at its fields. */
  submit: (values: Values) => Promise<unknown>
  /** The words when the server gave none. */
  failure?: string
}

/** What a field of the kit takes from a form. */
export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** A form at work. */
export type FormState<Values extends object> = {
  values: Values
  /** The fields at fault. */
  faults: readonly FieldError[]
  /** What no field says; `undefined` while there is nothing to say. */
  message: string | undefined
  busy: boolean
  /** @example <TextField label="Email" {...form.field('email')} /> */
  field: <Name extends FieldName<Values>>(name: Name) => FieldBinding<Values[Name]>
  set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void
  /** Takes values that came later, the last address for example, but never over what was typed. */
  fill: (known: Partial<Values>) => void
  /** Back to the initial values; the draft is forgotten. */
  reset: () => void
  /** Shows a fault and focuses its first field. */
  fail: (fault: FormError) => void
  /** Validates and sends; does nothing while it is already sending. */
  send: () => Promise<void>
  /** For the form element; `Form` does it. */
  ref: React.RefObject<HTMLFormElement | null>
}

/**
 * A form: values that survive an error and a reload, errors at their fields, one submit at a time.
 * Render it with `Form`, `SubmitButton` and the fields of the kit.
 * @example const form = useForm({ initial: { email: '' }, submit: (values) => login(values).unwrap() })
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, draft, secret = [], validate, submit, draftOutlivesSending = false } = options
  const { failure = 'Something went wrong. Please try again.' } = options
  const { values, patch, fill, forget, reset } = useDraftValues({ initial, draft, secret })
  const [fault, setFault] = useState<FormError>()
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const ref = useRef<HTMLFormElement>(null)

  const fail = (next: FormError) => {
    setFault(next)
    focusFirstBadField(ref.current, next.fields)
  }
  const set: FormState<Values>['set'] = (name, value) => {
    const change: Partial<Values> = {}
    change[name] = value
    patch(change)
    setFault((shown) => shown && withoutField(shown, name))
  }
  const send = async () => {
    if (isSending.current) return
    const found = validate?.(values)
    if (found) return fail(found)
    isSending.current = true
    setBusy(true)
    setFault(undefined)
    try {
      await submit(values)
      if (!draftOutlivesSending) forget()
    } catch (error) {
      fail({ message: messageOf(error, failure), fields: fieldErrorsOf(error) })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return {
    values,
    faults: fault?.fields ?? [],
    message: fault && isSaidByField(fault, values) ? undefined : fault?.message,
    busy,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: fault?.fields.find(({ field }) => field === name)?.message,
    }),
    set,
    fill,
    reset,
    fail,
    send,
    ref,
  }
}

/** `slabs.2` is the third entry of the field `slabs`. */
function isPartOf(field: string, name: string): boolean {
  return field.startsWith(`${name}.`)
}

/** The fault without a field that is being corrected; nothing when it was the last. */
function withoutField(fault: FormError, name: string): FormError | undefined {
  const fields = fault.fields.filter(({ field }) => field !== name && !isPartOf(field, name))
  if (fields.length === fault.fields.length) return fault
  return fields.length === 0 ? undefined : { ...fault, fields }
}

function isSaidByField({ message, fields }: FormError, values: object): boolean {
  const names = Object.keys(values)
  return fields.some(
    (fault) =>
      fault.message === message &&
      names.some((name) => name === fault.field || isPartOf(fault.field, name)),
  )
}
