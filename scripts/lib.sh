# Shared by the scripts: finding or installing what they need, and private services that end with the script.
# Sourced, not run. Sets nothing but functions and the variables they name.

say() { printf '\n== %s\n' "$*"; }
die() { printf '\nscripts: %s\n' "$*" >&2; exit 1; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif sudo -n true 2>/dev/null; then sudo -n "$@"; else return 1; fi
}

# install PACKAGE...: from Debian, when this account may.
install() {
  command -v apt-get >/dev/null || die "needs $*: install it, this machine has no apt-get"
  if [ -z "${APT_READ:-}" ]; then
    as_root apt-get update -qq >/dev/null || die "needs $*: install it, this account may not (apt-get update failed)"
    APT_READ=1
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null \
    || die "could not install $*"
}

# need COMMAND PACKAGE: the command, installed if it is missing.
need() { command -v "$1" >/dev/null || install "$2"; command -v "$1" >/dev/null || die "$1 is still missing"; }

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# wait_for SECONDS COMMAND...: until the command succeeds.
wait_for() {
  local left=$(($1 * 10)); shift
  until "$@" >/dev/null 2>&1; do
    left=$((left - 1)); [ "$left" -gt 0 ] || return 1
    sleep 0.1
  done
}

# comes_up SECONDS PID COMMAND...: until the command succeeds, as long as the process runs.
comes_up() {
  local seconds=$1 pid=$2; shift 2
  wait_for "$seconds" ended_or "$pid" "$@" && kill -0 "$pid" 2>/dev/null
}

ended_or() {
  local pid=$1; shift
  ! kill -0 "$pid" 2>/dev/null || "$@"
}

# aside COMMAND...: a command that goes on beside the script, with all that it starts, and no longer than it. Sets ASIDE_PID.
aside() {
  setsid "$@" >/dev/null 2>&1 &
  ASIDE_PID=$!
  ASIDE="${ASIDE:-} $ASIDE_PID"
}

# quick_folder: a folder in memory for files of tests, where there is room and programs may run: on a busy disk every flush
# takes long. Sets QUICK, which stays empty otherwise. Gone after stop_services.
quick_folder() {
  local room
  QUICK=
  [ -d /dev/shm ] && [ -w /dev/shm ] || return 0
  room=$(df -Pk /dev/shm | sed -n '2s/^[^ ]* *[0-9]* *[0-9]* *\([0-9]*\) .*/\1/p')
  [ "${room:-0}" -ge $((2 * 1024 * 1024)) ] || return 0
  QUICK=$(mktemp -d /dev/shm/timeweave-test.XXXXXX)
  # Examples in the documentation are built there and run.
  printf '#!/bin/sh\n' >"$QUICK/runs"
  chmod +x "$QUICK/runs"
  "$QUICK/runs" 2>/dev/null || { rm -rf "$QUICK"; QUICK=; }
}

postgres_bin() {
  local dir
  if command -v initdb >/dev/null; then dirname "$(readlink -f "$(command -v initdb)")"; return; fi
  for dir in /usr/lib/postgresql/*/bin; do [ -x "$dir/initdb" ] && printf '%s\n' "$dir"; done | sort -V | tail -n 1
}

# postgres_tools: PostgreSQL's own, installed if they are missing. Sets POSTGRES_BIN.
postgres_tools() {
  POSTGRES_BIN=$(postgres_bin)
  if [ -z "$POSTGRES_BIN" ]; then install postgresql; POSTGRES_BIN=$(postgres_bin); fi
  [ -n "$POSTGRES_BIN" ] || die "PostgreSQL's initdb is still missing"
}

# start_postgres: a private server as an ordinary user, in memory-speed settings (its data is worth nothing). No statement is run often enough there to
# be worth compiling.
# Sets POSTGRES_URL.
start_postgres() {
  local bin port who=()
  postgres_tools
  bin=$POSTGRES_BIN
  PGROOT=$(mktemp -d "${TMPDIR:-/tmp}/timeweave-pg.XXXXXX")
  if [ "$(id -u)" = 0 ]; then
    id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
    chown postgres "$PGROOT"
    who=(setpriv --reuid postgres --regid "$(id -g postgres)" --clear-groups env HOME="$PGROOT")
  fi
  (cd "$PGROOT" && "${who[@]}" "$bin/initdb" -D "$PGROOT/data" -U timeweave -A trust -E UTF8 --locale=C.UTF-8 >"$PGROOT/initdb.log" 2>&1) \
    || { cat "$PGROOT/initdb.log" >&2; die "initdb failed"; }
  # A port that somebody else takes meanwhile ends the server; another one may be free. The socket in the folder is ours alone.
  for _ in 1 2 3; do
    port=$(free_port)
    (cd "$PGROOT" && exec "${who[@]}" "$bin/postgres" -D "$PGROOT/data" -p "$port" -k "$PGROOT" -c listen_addresses=127.0.0.1 \
      -c fsync="${POSTGRES_FSYNC:-off}" -c synchronous_commit="${POSTGRES_FSYNC:-off}" -c full_page_writes="${POSTGRES_FSYNC:-off}" \
      -c max_connections=400 -c shared_buffers=256MB -c jit=off >"$PGROOT/log" 2>&1) &
    POSTGRES_PID=$!
    POSTGRES_URL="postgres://timeweave@127.0.0.1:$port/postgres"
    ! comes_up 120 "$POSTGRES_PID" "$bin/pg_isready" -q -h "$PGROOT" -p "$port" || return 0
    ! kill -0 "$POSTGRES_PID" 2>/dev/null || break
  done
  cat "$PGROOT/log" >&2
  die "PostgreSQL did not start"
}

# start_redis: a private server that keeps nothing on disk. Sets REDIS_URL.
start_redis() {
  local port
  need redis-server redis-server
  # A port that somebody else takes meanwhile ends the server; another one may be free.
  for _ in 1 2 3; do
    port=$(free_port)
    redis-server --port "$port" --bind 127.0.0.1 --save '' --appendonly no --daemonize no >/dev/null 2>&1 &
    REDIS_PID=$!
    REDIS_URL="redis://127.0.0.1:$port"
    ! comes_up 120 "$REDIS_PID" is_redis "$port" "$REDIS_PID" || return 0
    ! kill -0 "$REDIS_PID" 2>/dev/null || break
  done
  die "Redis did not start"
}

# is_redis PORT PID: whether this process answers there.
is_redis() { redis-cli -p "$1" info server | tr -d '\r' | grep -x "process_id:$2"; }

stop_services() {
  local pid
  for pid in ${ASIDE:-}; do
    kill -TERM -- "-$pid" 2>/dev/null || true
  done
  for pid in ${SERVER_PID:-} ${REDIS_PID:-} ${POSTGRES_PID:-}; do
    kill -INT "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true
  done
  if [ -n "${PGROOT:-}" ]; then rm -rf "$PGROOT"; fi
  if [ -n "${QUICK:-}" ]; then rm -rf "$QUICK"; fi
}

# python_tools: the pinned tools of the requirements.txt files of the tests in a virtual environment. Sets VENV.
python_tools() {
  need python3 python3
  VENV=$PWD/target/venv
  if ! cat tests/*/requirements.txt | cmp -s - "$VENV/requirements.txt"; then
    rm -rf "$VENV"
    python3 -m venv "$VENV" 2>/dev/null || { install python3-venv; python3 -m venv "$VENV"; }
    cat tests/*/requirements.txt >"$VENV/wanted.txt"
    "$VENV/bin/pip" install --quiet --disable-pip-version-check -r "$VENV/wanted.txt" || die "pip could not install the tools"
    mv "$VENV/wanted.txt" "$VENV/requirements.txt"
  fi
}

# node_packages FOLDER: the packages that the folder's package-lock.json pins.
node_packages() {
  need node nodejs
  need npm npm
  if ! cmp -s "$1/package-lock.json" "$1/node_modules/.timeweave-lock"; then
    (cd "$1" && npm ci --silent --no-audit --no-fund) || die "npm could not install the packages of $1"
    cp "$1/package-lock.json" "$1/node_modules/.timeweave-lock"
  fi
}

# cargo_tool NAME: a cargo subcommand from the virtual environment's prebuilt binaries, or built from source.
cargo_tool() {
  if [ -x "$VENV/bin/$1" ] && "$VENV/bin/$1" "${1#cargo-}" --version >/dev/null 2>&1; then PATH="$VENV/bin:$PATH"; return; fi
  command -v "$1" >/dev/null || cargo install --quiet --locked "$1" || die "could not install $1"
}
