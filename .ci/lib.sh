# Runs steps, measures their time and prints a table of them at the end. The scripts of this folder source it.
steps=()
failures=()
failed=0

# step NAME COMMAND...: runs a step and records a failure without ending the script, so that one run reports all failures.
step() {
  local name=$1 began=$SECONDS outcome=passed log
  shift
  log=$(mktemp)
  printf '\n=== %s: %s\n' "$name" "$*"
  "$@" 2>&1 | tee "$log" || outcome=FAILED
  if [[ $outcome == FAILED ]]; then
    failed=1
    failures+=("$(printf '\n=== why %s failed\n' "$name"; reasons "$log")")
  fi
  rm -f "$log"
  steps+=("$(printf '%-28s %-8s %5d s' "$name" "$outcome" $((SECONDS - began)))")
}

# beside FUNCTION: runs the steps of a function beside the next ones, until `join`. Job control gives them a process group of their own and
# the default signals; otherwise background processes of a script ignore SIGINT, and so would the programs that the steps interrupt.
beside() {
  beside_folder=$(mktemp -d)
  touch "$beside_folder"/{steps,failures}
  printf '\n=== the steps of %s run beside the next ones\n' "$1"
  set -m
  {
    set +m
    steps=() failures=()
    "$1"
    ((${#failures[@]} == 0)) || printf '%s\0' "${failures[@]}" >"$beside_folder/failures"
    printf '%s\0' "${steps[@]}" >"$beside_folder/steps"
  } >"$beside_folder/output" 2>&1 &
  beside_process=$!
  set +m
}

# join: waits for the steps that run beside the others, and adds them to the table.
join() {
  local table=() reasons=()
  wait "$beside_process" || true
  cat "$beside_folder/output"
  mapfile -d '' table <"$beside_folder/steps"
  mapfile -d '' reasons <"$beside_folder/failures"
  rm -rf "$beside_folder"
  beside_process=
  if ((${#table[@]} == 0)); then reasons+=($'\n=== the steps beside the others ended early'); fi
  if ((${#reasons[@]})); then failed=1; fi
  steps+=("${table[@]}")
  failures+=("${reasons[@]}")
}

# reasons LOG: prints the lines of a log that name a failure, or its end, because the failure may be thousands of lines before the end.
reasons() {
  grep -E -m 40 -A 4 'ERROR|FAIL|error:' "$1" | cut -c 1-400 | head -120 || tail -n 20 "$1"
}

skip() {
  printf '\n=== %s: skipped, %s\n' "$1" "$2"
  steps+=("$(printf '%-28s %-8s %s' "$1" skipped "$2")")
}

finish() {
  ((failed)) && printf '%s\n' "${failures[@]}"
  printf '\n=== %s\n' "$1"
  printf '%s\n' "${steps[@]}"
  exit "$failed"
}

# clone FOLDER: clones this checkout with its uncommitted changes.
clone() {
  git clone -q . "$1"
  git diff HEAD --binary | git -C "$1" apply --allow-empty
  git ls-files --others --exclude-standard -z | xargs -0 -r cp --parents -t "$1"
}

# install_package PACKAGE: installs a Debian package. Takes a lock, because apt-get fails while another one runs.
install_package() {
  flock /tmp/ectype-packages.lock sh -c 'apt-get update -qq && apt-get install -y -qq "$1" >/dev/null' install "$1"
}

# need COMMAND PACKAGE: installs the Debian package of a missing command if possible; otherwise the tests that need it are skipped.
need() {
  command -v "$1" >/dev/null && return
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    install_package "$2" || true
  fi
}

# major HOME: prints the feature version of a JDK, or nothing if the folder contains no JDK.
major() {
  [[ -x $1/bin/javac && -r $1/release ]] || return 0
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}
