import '../styles/tokens.css';
import '../styles/base.css';
import './night.js';
