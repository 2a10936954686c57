import { chooseLanguage, type Language, useLanguage } from '@store/host'
import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'

/** The other language, by its own name. */
const others = {
  en: { language: 'hi', name: 'हिन्दी' },
  hi: { language: 'en', name: 'English' },
} as const satisfies Record<Language, { language: Language; name: string }>

let isSwitched = false

/** Shows the site in the other language; the choice is stored in this browser. */
export function LanguageSwitch() {
  const { language, name } = others[useLanguage()]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The whole page was rendered anew, and the focus stays where it was.
    if (isSwitched) button.current?.focus()
    isSwitched = false
  }, [])
  const handleClick = () => {
    isSwitched = true
    void chooseLanguage(language)
  }
  return (
    <Button ref={button} variant="quiet" size="s" lang={language} onClick={handleClick}>
      {name}
    </Button>
  )
}
