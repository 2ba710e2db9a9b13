/**
 * What `/_vercel/insights/script.js` serves: the other half of @vercel/analytics, without a cookie and without a
 * stranger. `window.vaq` holds what was called before the script came; from then on `window.va` sends at once. Only the
 * pattern of the route leaves the page: no path, no referrer, no visitor.
 */
export const analyticsScript = `(function () {
  'use strict'
  function send(kind, event) {
    if (kind !== 'pageview' || !event || typeof event.route !== 'string') return
    fetch('/_vercel/insights/view', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ route: event.route }),
      credentials: 'omit',
      keepalive: true,
    }).catch(function () {
      // A view that is not counted is no loss to a visitor.
    })
  }
  var waiting = window.vaq || []
  window.vaq = []
  window.va = send
  waiting.forEach(function (call) {
    send(call[0], call[1])
  })
})()
`
