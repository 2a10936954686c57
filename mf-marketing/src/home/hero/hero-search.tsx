import { t } from '@lingui/core/macro'
import { SearchField } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShopLink } from '../../shop-link.ts'

/** Finds products in the user's shop; a phone shows the header's field only behind its icon. */
export function HeroSearch() {
  const navigate = useNavigate()
  const shopLink = useShopLink()
  const [text, setText] = useState('')
  const search = () => {
    const q = text.trim()
    void navigate(q === '' ? shopLink() : shopLink({ q }))
  }
  return (
    <SearchField
      label={t`What are you looking for?`}
      hideLabel
      placeholder={t`Model number, name or brand`}
      maxLength={200}
      value={text}
      onChange={setText}
      onSearch={search}
    />
  )
}
