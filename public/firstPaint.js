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

  /** By an element of its own: its name tells which build this is, see src/lib/buildVersion.ts. */
  const run = (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = file
      script.onload = resolve
      script.onerror = reject
      document.head.append(script)
    })

  /** Waits until all files can be had. A page that was opened anew already, though nothing was missing, is left as it is. */
  const reopen = async (files) => {
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
    const files = drawn.dataset.start.split(' ')
    let isStarted = false
    const start = async () => {
      if (isStarted) return
      isStarted = true
      try {
        // One after the other: each is a task of its own, and what somebody touches is answered in between.
        for (const file of files.slice(0, -1)) await import(file)
        await run(files.at(-1))
      } catch (error) {
        console.warn('The code of this page did not come. It is opened anew once it can be had.', error)
        await reopen(files)
      }
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
