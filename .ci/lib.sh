# Runs steps, measures their time and prints a table of them at the end. The scripts of this folder source it.
steps=()
failed=0

# step NAME COMMAND...: runs a step and records a failure without ending the script, so that one run reports all failures.
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

# need COMMAND PACKAGE: installs the Debian package of a missing command if possible; otherwise the tests that need it are skipped.
need() {
  command -v "$1" >/dev/null && return
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq "$2" >/dev/null || true
  fi
}
