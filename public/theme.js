// A classic script, so that it runs before the first paint: no visit flashes in another theme or language. The rest do
// src/state/theme.ts and src/state/visit.ts.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('preferred-theme') ?? localStorage.getItem('house-theme')
  if (theme === 'dark' || theme === 'retro') dataset.theme = theme
  const chosen = sessionStorage.getItem('language')
  // A page with a language of its own says so (server/http/document.ts).
  const own = dataset.own ?? navigator.languages.find((tag) => /^(?:de|en)/.test(tag))?.slice(0, 2)
  dataset.language = chosen === 'de' || chosen === 'en' ? chosen : (own ?? 'en')
  if (localStorage.getItem('kiosk_token') !== null) dataset.kiosk = ''
} catch (error) {
  console.warn('What this browser keeps cannot be read.', error)
}
