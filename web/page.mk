# The page: Node is needed only to build it, Chromium only to test it. Part of the Makefile.
.PHONY: web chromium browser pagesoak

web: $(PAGE)  ## Build the page into the package.

$(PAGE): web/node_modules/.installed $(shell find web/src web/public web/index.html web/*.ts web/*.js* -type f)
	tools/npm run --silent check
	tools/npm run --silent build

web/node_modules/.installed: web/package-lock.json | setup
	tools/npm install --silent --no-save  # as locked; native parts for any platform
	touch $@

chromium:  # From the system's packages where there is none yet.
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { apt-get update -qq && apt-get install -y -qq chromium; } \
	  || $(BIN)/playwright install --with-deps chromium

browser: setup web chromium  ## The browser tests, and the page's own.
	tools/npm run --silent test
	$(BIN)/pytest -n $(CORES) -m browser tests/browser

pagesoak: setup web chromium  ## Random games in a real browser, every question looked over.
	PYTHONPATH=src:. $(PY) tests/browser/soak.py $(or $(TABLES),1)
