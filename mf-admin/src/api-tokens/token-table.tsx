import { type ApiTokenState, apiTokenScopeNames } from '@store/contract/rules/accounts/api-tokens'
import type { ApiToken } from '@store/contract/schemas/accounts/api-tokens'
import {
  Badge,
  type BadgeTone,
  Button,
  type Column,
  formatDate,
  formatDateTime,
  Stack,
  Table,
} from '@store/ui'
import { Link } from 'react-router-dom'

const states: Record<Exclude<ApiTokenState, 'live'>, { tone: BadgeTone; label: string }> = {
  orphaned: { tone: 'danger', label: 'Stopped: its maker is no superadmin' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'neutral', label: 'Revoked' },
}

function State({ token: { state, expiresAt, revokedAt } }: { token: ApiToken }) {
  if (state === 'live') return `Until ${formatDate(expiresAt)}`
  const { tone, label } = states[state]
  const since = state === 'revoked' ? revokedAt : state === 'expired' ? expiresAt : undefined
  return <Badge tone={tone}>{since === undefined ? label : `${label} ${formatDate(since)}`}</Badge>
}

function LastUse({ token: { lastUsedAt, lastNetwork } }: { token: ApiToken }) {
  if (lastUsedAt === undefined) return 'Not used yet'
  return (
    <Stack gap="xs">
      <span>{formatDateTime(lastUsedAt)}</span>
      {lastNetwork === undefined ? null : <span>Network {lastNetwork}</span>}
    </Stack>
  )
}

const canBeRevoked = ({ state }: ApiToken) => state === 'live' || state === 'orphaned'

type TokenTableProps = { tokens: readonly ApiToken[]; onRevoke: (token: ApiToken) => void }

/** The tokens: what each opens, who made it, until when, and when it was used last. */
export function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const columns: Column<ApiToken>[] = [
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, beginning }) => (
        <Stack gap="xs">
          <strong>{name}</strong>
          <code>{beginning}…</code>
        </Stack>
      ),
    },
    {
      key: 'scopes',
      header: 'Reads',
      cell: ({ scopes }) => (
        <Stack gap="xs">
          {scopes.map((scope) => (
            <span key={scope}>{apiTokenScopeNames[scope]}</span>
          ))}
        </Stack>
      ),
    },
    {
      key: 'maker',
      header: 'Made by',
      cell: ({ createdBy, createdAt }) => (
        <Stack gap="xs">
          <Link to={`/superadmin/users/${createdBy._id}`}>{createdBy.name}</Link>
          <span>{formatDate(createdAt)}</span>
        </Stack>
      ),
    },
    { key: 'state', header: 'Works', cell: (token) => <State token={token} /> },
    { key: 'use', header: 'Last used', cell: (token) => <LastUse token={token} /> },
    {
      key: 'action',
      header: 'Action',
      cell: (token) =>
        canBeRevoked(token) ? (
          <Button
            variant="secondary"
            size="s"
            aria-label={`Revoke ${token.name}`}
            onClick={() => onRevoke(token)}
          >
            Revoke
          </Button>
        ) : null,
    },
  ]
  return (
    <Table
      caption="API tokens"
      columns={columns}
      rows={tokens}
      rowKey={({ _id }) => _id}
      cardsBelow="desktop"
    />
  )
}
