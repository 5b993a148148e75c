# Starts the servers of a step, and ends them and deletes its temporary folder (work) with the step. The steps source it.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
work=$(mktemp -d)
servers=()
stop() {
  local server
  for server in "${servers[@]}"; do kill -- "-$server" 2>/dev/null; done
  wait "${servers[@]}" 2>/dev/null
  rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM

die() {
  printf 'FAILED   %s\n' "$1"
  shift
  (($#)) && tail -n 15 "$@"
  exit 1
}

# need COMMAND PACKAGE: installs the Debian package of a missing command.
need() {
  command -v "$1" >/dev/null || install_package "$2" || die "$1 is not installed"
}

# start NAME COMMAND...: starts a program in a process group of its own, so that its children end with it.
start() {
  local name=$1
  shift
  setsid "$@" >"$work/$name.out" 2>"$work/$name.err" </dev/null &
  servers+=("$!")
  printf '%s' "$!" >"$work/$name.pid"
}

# await NAME SECONDS COMMAND...: waits until a command succeeds because a program has started.
await() {
  local name=$1 seconds=$2 end=$((SECONDS + $2))
  shift 2
  until "$@" >/dev/null 2>&1; do
    kill -0 "$(<"$work/$name.pid")" 2>/dev/null || die "$name has ended" "$work/$name".out "$work/$name".err
    ((SECONDS < end)) || die "$name did not start within $seconds s" "$work/$name".out "$work/$name".err
    sleep 0.2
  done
}
