import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles/tokens.css';
import '../styles/base.css';
import './night.js';

// The pointer stays where the file before left it in this page, over what would then be under it.
beforeAll(() => userEvent.unhover(document.documentElement));
