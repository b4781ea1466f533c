import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wantedLanguage } from './lib/words.svelte.ts';
import { applyTheme } from './lib/settings.svelte.ts';
import { installWorker } from './lib/notices.svelte.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
await speak(wantedLanguage());
if (import.meta.env.PROD) void installWorker();
mount(App, { target: document.getElementById('house')! });
