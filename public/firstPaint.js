// A classic script, so that it runs before the first paint; in a block, so that it leaves no names behind.
{
  const page = document.documentElement

  // No visit flashes in another theme: src/state/theme.ts does the rest.
  try {
    const theme = localStorage.getItem('preferred-theme') ?? localStorage.getItem('house-theme')
    if (theme === 'dark' || theme === 'retro') page.dataset.theme = theme
    const language = sessionStorage.getItem('language')
    // What the server sent ahead is a visitor's page, in the page's own language, and no story's own.
    if (
      (language !== null && language !== page.lang) ||
      location.hash !== '' ||
      localStorage.getItem('kiosk_token') !== null ||
      location.search.includes('kioskKey=')
    )
      page.dataset.firstPaint = 'other'
  } catch (error) {
    console.warn('What this browser keeps cannot be read.', error)
  }

  // A page whose code does not come is opened anew once it can be had.
  addEventListener('error', ({ target }) => isCode(target) && void reopen(), true)
  const isCode = (target) => target instanceof HTMLScriptElement && target.type === 'module'
  const reopen = async () => {
    const named = document.querySelectorAll('link[rel="modulepreload"], script[type="module"]')
    const files = Array.from(named, ({ href, src }) => href ?? src)
    // One that was opened anew already, though nothing was missing, is left as it is.
    let wasMissing = performance.getEntriesByType('navigation')[0]?.type !== 'reload'
    for (;;) {
      await new Promise((later) => setTimeout(later, 5000))
      const found = await Promise.all(files.map((file) => fetch(file).catch(() => null)))
      if (found.every((answer) => answer?.ok)) break
      wasMissing = true
    }
    if (wasMissing) location.reload()
  }

  // Where a page was drawn ahead, its code starts once that is seen: running code keeps a browser from painting.
  addEventListener('DOMContentLoaded', () => {
    const drawn = document.getElementById('first-paint')
    if (drawn === null) return
    let isStarted = false
    const start = async () => {
      if (isStarted) return
      isStarted = true
      // One after the other: each is a task of its own, and what somebody touches is answered in between.
      for (const file of drawn.dataset.before.split(' ')) await import(file).catch(console.warn)
      // By an element: its name tells which build this is, see src/lib/buildVersion.ts.
      const script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = drawn.dataset.start
      document.head.append(script)
    }
    // As base.css has it. The sheet itself may not be there yet.
    const isForOthers =
      page.dataset.firstPaint === 'other' ||
      (drawn.dataset.for === 'phone' && matchMedia('(min-width: 600px), (orientation: landscape)').matches)
    const isSeen = !isForOthers && document.visibilityState === 'visible'
    if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    // A browser that paints and does not say so.
    setTimeout(start, 3000)
  })
}
