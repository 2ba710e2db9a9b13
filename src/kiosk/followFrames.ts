/**
 * Calls for each page of this origin that is shown in a frame, whenever one has been loaded. What is passed goes with
 * its page: nothing is to be taken back.
 */
export function followFrames(follow: (page: Document) => void): void {
  const followIn = (frame: HTMLIFrameElement) => {
    if (frame.contentDocument !== null) follow(frame.contentDocument)
  }
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) followIn(target)
    },
    true,
  )
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentDocument?.readyState === 'complete') followIn(frame)
  }
}
