import { t } from '@lingui/core/macro'
import { type MailKind, mailKindLabels } from '@store/contract/rules/accounts/mails/mail-kinds'
import { mailPreferenceMessages } from '@store/contract/rules/accounts/mails/mail-preference-messages'
import { messageOf, translate } from '@store/sdk'
import { CheckboxField, Loading, Panel, QueryView, Skeleton, theme, toast } from '@store/ui'
import styled from 'styled-components'
import { useGetMailPreferencesQuery, useSetMailPreferenceMutation } from './mail-preferences-api.ts'

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** The mails link here (`/profile#mails`); browsers resolve the hash only during page load. */
const scrollHere = (anchor: HTMLElement | null) => {
  if (location.hash === '#mails') anchor?.scrollIntoView()
}

/** Which mails the buyer gets; the notifications in the store always come. */
export function MailPreferences() {
  const answer = useGetMailPreferencesQuery()
  const [setPreference] = useSetMailPreferenceMutation()
  const choose = async (kind: MailKind, mail: boolean) => {
    try {
      await setPreference({ kind, mail }).unwrap()
    } catch (error) {
      toast.error(messageOf(error, mailPreferenceMessages.saveFailed))
    }
  }
  return (
    <div id="mails" ref={scrollHere}>
      <Panel title={t`Emails`}>
        <QueryView
          query={answer}
          failure={mailPreferenceMessages.loadFailed}
          loading={
            <Loading>
              <Skeleton shape="card" height="17rem" />
            </Loading>
          }
        >
          {({ preferences }) => (
            <Choices>
              <legend>{t`Email me about these. Notifications in the store are always sent.`}</legend>
              {preferences.map(({ kind, mail }) => (
                <CheckboxField
                  key={kind}
                  label={translate(mailKindLabels[kind])}
                  name={`mail-${kind}`}
                  value={mail}
                  onChange={(isOn) => void choose(kind, isOn)}
                />
              ))}
            </Choices>
          )}
        </QueryView>
      </Panel>
    </div>
  )
}
