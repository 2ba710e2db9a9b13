// Runs before the first paint, so that no visit flashes in another theme. src/state/theme.ts does the rest.
try {
  var theme = localStorage.getItem('preferred-theme') || localStorage.getItem('house-theme')
  if (theme === 'dark' || theme === 'retro') document.documentElement.dataset.theme = theme
} catch (error) {
  console.warn('The stored theme cannot be read.', error)
}
