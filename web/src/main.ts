import { mount } from 'svelte'
import App from './App.svelte'
import { watchSettings } from './shared/settings.ts'
import './theme.css'

watchSettings()
const target = document.getElementById('app')
if (target) mount(App, { target })
