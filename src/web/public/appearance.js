// Before the first paint: the theme and the mode chosen last time, so that nothing flashes.
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem("ridgeline:theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const mode = localStorage.getItem("ridgeline:mode");
    root.classList.add(`mode-${mode === "business" || mode === "incident" ? mode : "life"}`);
  } catch {
    // Without storage the defaults hold.
  }
})();
