/** What published styles use although the floor lacks it, by path in MDN's data, and what people see without it. */
export const allowedStyles: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting':
    'the notice that scripts are off has no background; pictures further down load at once',
  'css.properties.accent-color': 'checked boxes have the colour of the system',
  'css.properties.break-after': 'a heading may be the last line of a printed page',
  'css.properties.cursor': 'touch screens have none',
  'css.properties.field-sizing': 'a long text scrolls within its field',
  'css.properties.overscroll-behavior': 'the page scrolls on at the end of a list',
  'css.properties.overscroll-behavior-x': 'the page scrolls on at the end of a row',
  'css.properties.resize': 'touch screens have no handle for it',
  'css.properties.scrollbar-gutter': 'the page moves by a scroll bar when a dialog opens',
  'css.properties.scrollbar-width': 'a scroll bar is as wide as the system has it',
  'css.properties.text-wrap': 'lines are broken where they are full',
  'css.selectors.picker': 'within @supports (appearance: base-select)',
  'css.selectors.picker-icon': 'within @supports (appearance: base-select)',
  'css.selectors.selection': 'selected text has the colour of the system',
}
