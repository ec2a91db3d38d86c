import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { CHUNK_GROUPS } from "./scripts/chunk-groups.ts";
import { firstPaint } from "./scripts/first-paint.ts";

const icon = (name: string, size: number, purpose = "any") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** README.md names them. `npm run check` keeps our code from what they do not have. */
const SUPPORTED_BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4", "ios16.4"];

export default defineConfig({
  root: "src/web",
  publicDir: "public",
  plugins: [
    react(),
    tailwindcss(),
    firstPaint(import.meta.dirname, SUPPORTED_BROWSERS),
    VitePWA({
      strategies: "injectManifest",
      srcDir: ".",
      filename: "service-worker.ts",
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false,
      integration: {
        configureCustomSWViteBuild: (options) => {
          options.logLevel = "warn";
        },
      },
      injectManifest: {
        rollupFormat: "iife",
        // Of the fonts, Latin alone: other scripts come over the network, or from the device.
        globPatterns: [
          "index.html",
          "assets/*.{js,css,svg,json}",
          "assets/*-latin-wght-*.woff2",
          "appearance.js",
          "icon.svg",
          "icons/*.png",
        ],
        // Not for everybody's device; Admin needs the network anyway.
        globIgnores: ["assets/admin.page-*.js"],
        // A file in assets has its content's hash in its name already.
        dontCacheBustURLsMatching: /^assets\//,
      },
      manifest: {
        id: "/",
        name: "Ridgeline",
        short_name: "Ridgeline",
        description: "Calm, structured planning for life, work and hard days.",
        lang: "en",
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: "#235b42",
        background_color: "#fbf9f5",
        icons: [
          icon("icon-192", 192),
          icon("icon-512", 512),
          icon("icon-maskable-512", 512, "maskable"),
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        ],
        shortcuts: [
          { name: "Quick Calm", url: "/calm", icons: [icon("icon-192", 192)] },
          { name: "Safety", url: "/safety", icons: [icon("icon-192", 192)] },
        ],
      },
    }),
  ],
  // The server puts each page view's own nonce in its place.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: SUPPORTED_BROWSERS,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The first page lists the files of all screens, and a shared part has the names of all that share it.
        chunkFileNames: ({ name }) => `assets/${name.includes("~") ? "part" : "[name]"}-[hash].js`,
      },
    },
  },
});
