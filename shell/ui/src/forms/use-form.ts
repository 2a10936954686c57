import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDraftValues } from './use-draft-values.ts'

type FieldName<Values> = Extract<keyof Values, string>

/** Options of `useForm`. */
export type FormOptions<Values extends object> = {
  initial: Values
  /** Stores the input under this name, across a reload and an expired session; without it nothing is stored. */
  draft?: string
  /** Keeps the draft after the submit, for a step of a longer flow that ends with `discardDraft`. */
  draftOutlivesSending?: boolean
  /** Fields that are never stored: passwords, one-time codes. */
  secret?: readonly FieldName<Values>[]
  /** Validates by the contract's rules; `undefined` when valid. */
  validate?: (values: Values) => FormError | undefined
  /** Submits the form. Its error is shown, with field errors at their fields. */
  submit: (values: Values) => Promise<unknown>
  /** The message when the server gave none. */
  failure?: string
}

/** The props that a form passes to a field. */
export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** The state and operations of a form. */
export type FormState<Values extends object> = {
  values: Values
  /** The names of the fields with errors. */
  faults: readonly FieldError[]
  /** The error that belongs to no field; `undefined` without one. */
  message: string | undefined
  busy: boolean
  /** @example <TextField label="Email" {...form.field('email')} /> */
  field: <Name extends FieldName<Values>>(name: Name) => FieldBinding<Values[Name]>
  set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void
  /** Sets what becomes of the value of now, when an answer arrives after further input. */
  change: <Name extends FieldName<Values>>(
    name: Name,
    changed: (now: Values[Name]) => Values[Name],
  ) => void
  /** Fills in values that arrive later, the last address for example, without overwriting input. */
  fill: (known: Partial<Values>) => void
  /** Resets to the initial values and deletes the draft. */
  reset: () => void
  /** Shows an error and focuses its first field. */
  fail: (fault: FormError) => void
  /** Validates and submits; ignored while already submitting. */
  send: () => Promise<void>
  /** The fields whose errors are not announced by themselves, because the first of them got the focus. */
  focusedErrors: readonly string[]
  /** Ref for the form element; set by `Form`. */
  ref: React.RefObject<HTMLFormElement | null>
}

/** The first field of a form, in the order of the page, that is among the errors. */
function findFirstBadField(
  form: HTMLFormElement | null,
  errors: readonly FieldError[],
): HTMLElement | undefined {
  const bad = new Set(errors.map(({ field }) => field))
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && bad.has(control.getAttribute('name') ?? ''))
      return control
  }
  return undefined
}

/**
 * A form: values that survive an error and a reload, errors at their fields, one submit at a time.
 * Render it with `Form`, `SubmitButton` and the fields of the kit.
 * @example const form = useForm({ initial: { email: '' }, submit: (values) => login(values).unwrap() })
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, draft, secret = [], validate, submit, draftOutlivesSending = false } = options
  const { failure = messages.unexpected } = options
  const { values, patch, fill, forget, reset } = useDraftValues({ initial, draft, secret })
  const [fault, setFault] = useState<FormError>()
  const [focusedErrors, setFocusedErrors] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  const firstBadField = useRef<HTMLElement>(undefined)

  // After the error is at its field, so that both are read together.
  useLayoutEffect(() => {
    firstBadField.current?.focus()
    firstBadField.current = undefined
  })
  const fail = (next: FormError) => {
    const first = findFirstBadField(ref.current, next.fields)
    firstBadField.current = first
    setFault(next)
    setFocusedErrors(first ? findFocusedErrors(first, next.fields) : [])
  }
  const change: FormState<Values>['change'] = (name, changed) => {
    patch((now) => {
      const changes: Partial<Values> = {}
      changes[name] = changed(now[name])
      return changes
    })
    setFault((shown) => shown && withoutField(shown, name))
    setFocusedErrors((names) => names.filter((other) => other !== name))
  }
  const set: FormState<Values>['set'] = (name, value) => change(name, () => value)
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
    change,
    fill,
    reset,
    fail,
    send,
    focusedErrors,
    ref,
  }
}

/** A field that has the focus already is not read again: its error is announced. */
function findFocusedErrors(first: HTMLElement, errors: readonly FieldError[]): string[] {
  const names = errors.map(({ field }) => field)
  if (first !== document.activeElement) return names
  return names.filter((name) => name !== first.getAttribute('name'))
}

/** `slabs.2` is the third entry of the field `slabs`. */
function isPartOf(field: string, name: string): boolean {
  return field.startsWith(`${name}.`)
}

/** Removes the error of a field that is being corrected; `undefined` when it was the last. */
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
