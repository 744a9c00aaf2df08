import {createRoot} from 'react-dom/client';
import '@site/src/css/site.css';
import {FrameApp} from './FrameApp';
import './frame.css';

// The development server puts every entry on every page.
const place = document.getElementById('demo-frame');
if (place) {
  createRoot(place).render(<FrameApp place={place} />);
}
