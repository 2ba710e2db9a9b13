interface KioskFlags {
  /** Folder of the browser's own things. */
  readonly profile: string
  readonly isHeadless: boolean
  readonly allowsMicrophone: boolean
  /** Chromium refuses its sandbox to root, which is who runs in containers. */
  readonly isRoot: boolean
}

/** How Chromium is started for a screen in the museum. It opens nothing: the address is handed over by DevTools' pipe. */
export function kioskFlags({ profile, isHeadless, allowsMicrophone, isRoot }: KioskFlags): readonly string[] {
  return [
    ...(isHeadless ? ['--headless=new'] : ['--kiosk', '--start-fullscreen']),
    ...(isRoot ? ['--no-sandbox'] : []),
    // A pipe, not a port: nobody else on the machine or in the server can reach it, and the browser ends with it.
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    // No questions, bubbles or bars.
    '--noerrdialogs',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-infobars',
    '--disable-session-crashed-bubble',
    '--hide-crash-restore-bubble',
    '--disable-component-update',
    '--disable-default-apps',
    '--password-store=basic',
    // Fingers.
    '--touch-events=enabled',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    // Rooms sound from the first touch, and after a reload without one.
    '--autoplay-policy=no-user-gesture-required',
    ...(allowsMicrophone ? ['--use-fake-ui-for-media-stream'] : []),
    // A screen that nobody touches is not asleep.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    // Nothing on its own account over the network, nor over the page.
    '--disable-background-networking',
    '--disable-sync',
    '--disable-domain-reliability',
    '--disable-breakpad',
    '--disable-features=Translate,TranslateUI,OverscrollHistoryNavigation,MediaRouter,OptimizationHints,InfiniteSessionRestore',
    'about:blank',
  ]
}
