import './base.css';
import '../tokens.css';
import '../fonts/fonts.css';
