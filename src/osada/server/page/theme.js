var e=localStorage.getItem("osada.theme");(e==='"light"'||e==='"dark"')&&(document.documentElement.dataset.theme=e.slice(1,-1));
