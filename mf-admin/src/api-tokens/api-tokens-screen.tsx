import { apiTokenMessages as messages } from '@store/contract/rules/accounts/api-tokens'
import type { ApiToken } from '@store/contract/schemas/accounts/api-tokens'
import {
  Button,
  EmptyState,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFocusFallback } from '../focus/use-focus-fallback.ts'
import { useGetApiTokensQuery } from './api-tokens-api.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { NewTokenPanel } from './new-token-panel.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { TokenTable } from './token-table.tsx'

/** Tokens with which programs of accountants read registers and ledgers, without a person's password (people 6.1). */
export function ApiTokensScreen() {
  const query = useGetApiTokensQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [revoked, setRevoked] = useState<ApiToken>()
  const opener = useFocusFallback(made === undefined)
  return (
    <PageBody>
      <PageHeader
        title="API tokens"
        actions={
          <Button ref={opener} icon={Plus} size="s" onClick={() => setIsMaking(true)}>
            New token
          </Button>
        }
      />
      <Stack>
        {made === undefined ? null : (
          <NewTokenPanel token={made} onDone={() => setMade(undefined)} />
        )}
        <QueryView
          query={query}
          loading={
            <Loading label="Loading tokens...">
              <Skeleton shape="card" height="12rem" />
            </Loading>
          }
          failure={messages.loadFailed}
          empty={(tokens) =>
            tokens.length === 0 && (
              <EmptyState
                icon={KeyRound}
                title="No program reads this store yet."
                text="With a token, a bridge to Tally or Zoho Books fetches the month's register or the ledgers by itself. It only reads, until a day that you choose, and nobody gives away a password."
              />
            )
          }
        >
          {(tokens) => <TokenTable tokens={tokens} onRevoke={setRevoked} />}
        </QueryView>
      </Stack>
      {isMaking && <NewTokenDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </PageBody>
  )
}
