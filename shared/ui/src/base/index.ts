import './base.css';
import './print.css';
import '../tokens.css';
import '../fonts/vazirmatn.css';
import '../fonts/fonts.css';
