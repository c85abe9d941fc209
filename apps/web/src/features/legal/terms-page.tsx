import { LegalText } from './legal-text.js';

export const TermsPage = () => <LegalText kind="terms" />;
