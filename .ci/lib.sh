# Steps that are timed, and a table of them at the end. Sourced by the scripts beside it.
steps=()
failed=0

# step NAME COMMAND...: a failure is remembered and the next step still runs, so that one run tells everything.
step() {
  local name=$1 began=$SECONDS outcome=passed
  shift
  printf '\n=== %s: %s\n' "$name" "$*"
  "$@" || outcome=FAILED
  [[ $outcome == passed ]] || failed=1
  steps+=("$(printf '%-28s %-8s %5d s' "$name" "$outcome" $((SECONDS - began)))")
}

skip() {
  printf '\n=== %s: skipped, %s\n' "$1" "$2"
  steps+=("$(printf '%-28s %-8s %s' "$1" skipped "$2")")
}

finish() {
  printf '\n=== %s\n' "$1"
  printf '%s\n' "${steps[@]}"
  exit "$failed"
}

# need COMMAND PACKAGE: installs a Debian package whose command is missing, where that can be done; tests that need it are skipped otherwise.
need() {
  command -v "$1" >/dev/null && return
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq "$2" >/dev/null || true
  fi
}
