# Sourced by test after setup.sh: brings the browser that the report is tested in.
# Without it those tests are skipped, and say so.

if ! command -v chromium >/dev/null 2>&1 || ! command -v chromedriver >/dev/null 2>&1; then
    if command -v apt-get >/dev/null 2>&1; then
        say "installing chromium"
        browser="apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=120 chromium chromium-driver"
        as_root env DEBIAN_FRONTEND=noninteractive $browser >/dev/null 2>&1 ||
            { as_root apt-get update -q >/dev/null 2>&1 && as_root env DEBIAN_FRONTEND=noninteractive $browser >/dev/null 2>&1; } ||
            say "going on without a browser: sudo apt-get install chromium chromium-driver"
    fi
fi
