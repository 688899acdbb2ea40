const { document, DOMParser, EventSource, location } = globalThis;

/**
 * Updates the list when a mail arrives, without touching the open mail: it is only replaced when the address names none
 * and a newer one has arrived. Without this script the page works too, after a reload.
 */
async function refresh() {
  const answer = await fetch(`/content${location.search}`);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').body;
  const main = document.getElementById('mails');
  const list = main.querySelector('nav ol');
  const open = main.querySelector('article')?.dataset.mail;
  if (list === null || fresh.querySelector('article')?.dataset.mail !== open) {
    main.replaceChildren(...fresh.childNodes);
    return;
  }
  const known = new Set([...list.querySelectorAll('a')].map((link) => link.href));
  const arrived = [...fresh.querySelectorAll('nav li')].filter((item) => !known.has(item.querySelector('a').href));
  list.prepend(...arrived);
}

const events = new EventSource('/events');
events.addEventListener('mail', refresh);
// After a restart of the server mails may have arrived without an event.
events.addEventListener('open', refresh);
