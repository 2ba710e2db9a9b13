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

  // Where a page was drawn ahead, its code starts once that is seen: running code keeps a browser from painting.
  addEventListener('DOMContentLoaded', () => {
    const drawn = document.getElementById('first-paint')
    if (drawn === null) return
    let isStarted = false
    const start = () => {
      if (isStarted) return
      isStarted = true
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
