import {
  type AuditKind,
  auditKinds,
  parseAuditKind,
} from '@store/contract/rules/accounts/audit-kinds'
import { SearchField, SelectField, TextField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { readDay } from '../orders/queue/days.ts'
import { useAuditView } from './use-audit-view.ts'

const Bar = styled('search')`
  display: grid;
  align-items: end;
  gap: ${theme.space.xs};

  ${theme.media.phone} {
    flex: 1 1 100%;
  }

  ${theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${theme.media.desktop} {
    grid-template-columns: 12.5rem 9rem 8.5rem repeat(2, max-content);
    justify-content: end;
  }
`

/** On a laptop the label stands before its day and all is on the row of the title: otherwise the entries begin a row lower. */
const Day = styled.div`
  ${theme.media.desktop} {
    > div {
      grid-template-columns: max-content 9rem;
      align-items: center;
      gap: ${theme.space.xs};
    }
  }
`

const kindChoices: { value: AuditKind | ''; label: string }[] = [
  { value: '', label: 'Everything' },
  ...Object.entries(auditKinds).flatMap(([kind, label]) => {
    const value = parseAuditKind(kind)
    return value === undefined ? [] : [{ value, label }]
  }),
]

/** Filters of the audit, kept in the URL. */
export function AuditFilters() {
  const { view, change } = useAuditView()
  const subject = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  const actor = useSearchDraft(view.actor, (who) => change({ actor: who }, { replace: true }))
  // Includes texts that are still being debounced.
  const typed = { q: subject.text, actor: actor.text }
  return (
    <Bar aria-label="Audit">
      <SearchField
        label="What was changed"
        hideLabel
        placeholder="Email, product, file"
        shortcut
        value={subject.text}
        onChange={subject.type}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SearchField
        label="Who changed it"
        hideLabel
        name="actor"
        placeholder="By whom"
        value={actor.text}
        onChange={actor.type}
        onSearch={(who) => change({ actor: who }, { replace: true })}
      />
      <SelectField
        label="Kind filter"
        hideLabel
        name="kind"
        options={kindChoices}
        value={view.kind}
        onChange={(kind) => change({ ...typed, kind })}
      />
      <Day>
        <TextField
          label="From day"
          name="from"
          type="date"
          max={view.to || undefined}
          value={view.from}
          onChange={(day) => change({ ...typed, from: readDay(day) }, { replace: true })}
        />
      </Day>
      <Day>
        <TextField
          label="To day"
          name="to"
          type="date"
          min={view.from || undefined}
          value={view.to}
          onChange={(day) => change({ ...typed, to: readDay(day) }, { replace: true })}
        />
      </Day>
    </Bar>
  )
}
