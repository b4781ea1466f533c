/*
 * What this browser does for Cuore while no page of it is open: it shows notes that it is somebody's turn, and a page
 * that says so when the server cannot be reached. It keeps nothing else: the client itself always comes from the server,
 * so nobody ever plays with an old one.
 */
const SHELF = 'cuore-offline-1';
const OFFLINE = '/offline';
const KEPT = [OFFLINE, '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== SHELF);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const asked = event.request.mode === 'navigate' ? OFFLINE : KEPT.includes(pathname) ? pathname : null;
  if (asked) event.respondWith(fetch(event.request).catch(() => caches.match(asked)));
});

self.addEventListener('push', (event) => {
  const note = event.data?.json() ?? {};
  if (!note.title) return;
  const { title, body, tag, url } = note;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
    return there ? there.focus() : self.clients.openWindow(url.href);
  };
  event.waitUntil(show());
});
