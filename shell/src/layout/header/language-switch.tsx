import { chooseLanguage, type Language, useLanguage } from '@store/host'
import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'

/** The other language, by its own name. */
const others = {
  en: { language: 'hi', name: 'हिन्दी' },
  hi: { language: 'en', name: 'English' },
} as const satisfies Record<Language, { language: Language; name: string }>

type Place = 'header' | 'menu'

/** Where the language was changed just now: the page is rendered anew, and the focus returns there. */
let switchedIn: Place | undefined

/** Whether the menu was open when the page was rendered anew. */
export function isSwitchedInMenu(): boolean {
  return switchedIn === 'menu'
}

/** Shows the site in the other language; the choice is stored in this browser. */
export function LanguageSwitch({ place }: { place: Place }) {
  const { language, name } = others[useLanguage()]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (switchedIn !== place) return
    switchedIn = undefined
    button.current?.focus()
  }, [place])
  const handleClick = () => {
    switchedIn = place
    void chooseLanguage(language)
  }
  return (
    <Button ref={button} variant="quiet" size="s" lang={language} onClick={handleClick}>
      {name}
    </Button>
  )
}
