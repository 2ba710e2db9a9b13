// A classic script, so that it runs before the first paint: no visit flashes in another theme. src/state/theme.ts does the rest.
try {
  const theme = localStorage.getItem('preferred-theme') ?? localStorage.getItem('house-theme')
  if (theme === 'dark' || theme === 'retro') document.documentElement.dataset.theme = theme
} catch (error) {
  console.warn('What this browser keeps cannot be read.', error)
}
