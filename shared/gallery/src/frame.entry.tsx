import '@bazaar/ui/base';
import './frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forceStates } from './force-states.ts';
import { readFrameAddress } from './frame-address.ts';
import { LoneSpecimen, SpecimenList } from './specimen-list.tsx';

const { part, theme, state } = readFrameAddress(location.search);
document.documentElement.dataset.theme = theme;
forceStates(document.styleSheets);

// A specimen's links lead nowhere: the frame would lose what it shows.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault();
  }
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      {state === undefined ? <SpecimenList part={part} /> : <LoneSpecimen part={part} state={state} />}
    </StrictMode>,
  );
}
