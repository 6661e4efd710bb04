/** A language tag comes from an agent or a page: one that Intl throws at counts as English. */
export function safeLanguage(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
