import type { Device } from '@bazaar/host';

/** Specification §9. */
const REFRESH_MS = 50;
const TABLET_PX = 768;
const DESKTOP_PX = 1024;

/** The device by the window's width, read again once a resize has ended. */
export function createDeviceStore() {
  let device = read();
  return {
    get: () => device,
    subscribe(onChange: () => void) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const refresh = () => {
        device = read();
        onChange();
      };
      const onResize = () => {
        clearTimeout(timer);
        timer = setTimeout(refresh, REFRESH_MS);
      };
      // The window may have changed since the last reader left.
      refresh();
      addEventListener('resize', onResize);
      return () => {
        clearTimeout(timer);
        removeEventListener('resize', onResize);
      };
    },
  };
}

function read(): Device {
  if (innerWidth < TABLET_PX) {
    return 'phone';
  }
  return innerWidth < DESKTOP_PX ? 'tablet' : 'desktop';
}
