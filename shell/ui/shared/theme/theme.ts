/**
 * The design tokens by meaning. Values are CSS variables of `tokens.css`, so dark mode and denser touch targets
 * need no code. Read it statically: a component without functions of its props is styled once.
 * @example styled.p`color: ${theme.color.textMuted}; margin: ${theme.space.m};`
 */
export const theme = {
  color: {
    page: 'var(--color-page)',
    surface: 'var(--color-surface)',
    surfaceSunken: 'var(--color-surface-sunken)',
    surfaceRaised: 'var(--color-surface-raised)',
    border: 'var(--color-border)',
    /** Edges of controls: 3:1 against the surface (WCAG 1.4.11). */
    borderStrong: 'var(--color-border-strong)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-text-muted)',
    primary: 'var(--color-primary)',
    primaryHover: 'var(--color-primary-hover)',
    onPrimary: 'var(--color-on-primary)',
    primarySoft: 'var(--color-primary-soft)',
    /** Money and calls to action, nothing else. */
    accent: 'var(--color-accent)',
    accentHover: 'var(--color-accent-hover)',
    onAccent: 'var(--color-on-accent)',
    accentSoft: 'var(--color-accent-soft)',
    accentText: 'var(--color-accent-text)',
    success: 'var(--color-success)',
    successSoft: 'var(--color-success-soft)',
    danger: 'var(--color-danger)',
    dangerHover: 'var(--color-danger-hover)',
    onDanger: 'var(--color-on-danger)',
    dangerSoft: 'var(--color-danger-soft)',
    warning: 'var(--color-warning)',
    warningSoft: 'var(--color-warning-soft)',
    focus: 'var(--color-focus)',
    scrim: 'var(--color-scrim)',
  },
  /** 4, 8, 12, 16, 24, 32, 48 and 64 px. */
  space: {
    xxs: 'var(--space-xxs)',
    xs: 'var(--space-xs)',
    s: 'var(--space-s)',
    m: 'var(--space-m)',
    l: 'var(--space-l)',
    xl: 'var(--space-xl)',
    xxl: 'var(--space-xxl)',
    xxxl: 'var(--space-xxxl)',
  },
  font: { body: 'var(--font-body)', mono: 'var(--font-mono)' },
  /** 12, 13, 15, 17, 20, 25 and 32 px; `input` is 16 px on phones, where less would zoom. */
  size: {
    xs: 'var(--size-xs)',
    s: 'var(--size-s)',
    m: 'var(--size-m)',
    l: 'var(--size-l)',
    xl: 'var(--size-xl)',
    xxl: 'var(--size-xxl)',
    xxxl: 'var(--size-xxxl)',
    input: 'var(--size-input)',
  },
  weight: {
    regular: 'var(--weight-regular)',
    medium: 'var(--weight-medium)',
    semibold: 'var(--weight-semibold)',
    bold: 'var(--weight-bold)',
  },
  line: { tight: 'var(--line-tight)', normal: 'var(--line-normal)' },
  radius: { s: 'var(--radius-s)', m: 'var(--radius-m)', pill: 'var(--radius-pill)' },
  shadow: { raised: 'var(--shadow-raised)', overlay: 'var(--shadow-overlay)' },
  motion: { fast: 'var(--motion-fast)', normal: 'var(--motion-normal)' },
  /** 44 px, the minimum touch target. */
  target: 'var(--target)',
  /** 36 px with a mouse, 44 px on touch screens. */
  targetDense: 'var(--target-dense)',
  /** `wide` for lists that use the whole window. */
  width: {
    page: 'var(--width-page)',
    wide: 'var(--width-wide)',
    form: 'var(--width-form)',
    text: 'var(--width-text)',
  },
  /** Space above, below and between the parts of a page; less in the workbench. */
  page: { start: 'var(--page-start)', end: 'var(--page-end)', gap: 'var(--page-gap)' },
  /** Height of the sticky header, below which other sticky elements stick. */
  headerHeight: 'var(--header-height)',
  /** Width of the workbench's rail: 0 on phones, and on pages of the site. */
  railWidth: 'var(--rail-width)',
  /** Height of the window: as much of it as a phone's own bars leave, where the browser knows that. */
  viewportHeight: 'var(--viewport-height)',
  /** Height of the header's first row. */
  headerRow: 'var(--header-row)',
  /**
   * What a phone's own bar takes of the bottom of the window; elements that are fixed or sticky there are placed above it.
   * @example styled.div`position: sticky; inset-block-end: ${theme.viewportFloor};`
   */
  viewportFloor: 'var(--viewport-floor)',
  /** Read by releases of remotes from when the page kept a column free for the chat; it keeps none any more (decision 0187). */
  chatLane: '0px',
  depth: {
    sticky: 'var(--depth-sticky)',
    header: 'var(--depth-header)',
    overlay: 'var(--depth-overlay)',
    toast: 'var(--depth-toast)',
  },
  /** Media queries cannot read variables, so these are complete conditions: `${theme.media.tablet} { … }`. */
  media: {
    phone: '@media (width < 48rem)',
    belowDesktop: '@media (width < 64rem)',
    belowLaptop: '@media (width < 80rem)',
    tablet: '@media (width >= 48rem)',
    desktop: '@media (width >= 64rem)',
    wide: '@media (width >= 90rem)',
    /** A person has enlarged the text: fewer letters fit beside each other than on any phone otherwise. */
    largeText: '@media (width < 18rem)',
    /** Guards `:hover`, which persists after a touch. */
    hover: '@media (hover: hover)',
    /** Guards every animation (site 5.5: none under `prefers-reduced-motion`). */
    motion: '@media (prefers-reduced-motion: no-preference)',
  },
} as const

/** The type of {@link theme}. */
export type Theme = typeof theme

/** The steps of the spacing scale. */
export type Space = keyof Theme['space']
