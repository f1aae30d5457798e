// The one door to everything that needs the library, so that it arrives as one chunk.
export { presentToast } from './present-toast.tsx';
export { ToastArea } from './toast-area.tsx';
