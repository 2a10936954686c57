/**
 * What no screen, message or mail says, each with what it says instead: one spelling for each term, no metaphors, and no
 * names of variables or commands, which the reader can do nothing with.
 */
export const bannedPhrases: readonly (readonly [banned: RegExp, instead: string])[] = [
  [/\bmails?\b/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:have to|Please|and) login (?!to\b)/, 'log in'],
  [/^Login to\b/, 'Log in to'],
  [/\bsign(?:ed)? in\b/i, 'log in'],
  [/\bGST bill\b/, 'GST invoice'],
  [/\bWaits for me\b/, 'To do'],
  [/\bverdict\b/i, 'decision'],
  [/\b[Tt]aken? back\b(?! (?:opened|goods))/, 'Undo, undone'],
  [/\bPut away\b/, 'Hide'],
  [/\bRead (?:a|the) statement\b/, 'Upload bank statement'],
  [/\bby eye\b/, 'by hand'],
  [/\b(?:To|to) decide\b/, 'to check'],
  [/\b[Ll]acking\b/, 'missing'],
  [/\bat fault\b/, 'with errors'],
  [/\bas the note\b/, 'in the remarks'],
  [/\bSeems to be\b/, 'Customer'],
  [/\b[Ss]tr(?:ike|uck) out\b/, 'void'],
  [/\b[Ww]aits for\b/, 'is waiting for'],
  [/\bto be told\b/, 'to be notified'],
  [/\bnpm run\b|\b[A-Z]{2,}_[A-Z_]+\b/, 'who can do what'],
]
