import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles/tokens.css';
import '../styles/base.css';
import './night.js';

// The pointer stays where the test file before has left it, and would hover over whatever this file renders there.
beforeAll(() => userEvent.unhover(document.documentElement));

// Test files share an origin: what one leaves on the device would be there for the next.
beforeAll(() => localStorage.clear());
