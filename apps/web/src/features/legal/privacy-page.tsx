import { LegalText } from './legal-text.js';

export const PrivacyPage = () => <LegalText kind="privacy" />;
