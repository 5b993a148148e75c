package dev.ectype.runtime.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Controls a running emulator from another program.
 *
 * <pre>{@code
 * EmulatorClient emulator = EmulatorClient.at(URI.create("http://127.0.0.1:4010"));
 * Snapshot before = emulator.save();
 * ...
 * emulator.restore(before);
 * }</pre>
 *
 * <p>The client is thread-safe. Every call either succeeds or throws a {@link CallFailed} with the call, the reply and
 * advice in its message.
 */
public final class EmulatorClient {
    private final ControlClient line;
    private final StateCalls state;
    private final ClockCalls clock;
    private final JournalCalls journal;
    private final SandboxCalls sandboxes;
    private final ChaosCalls chaos;

    private EmulatorClient(ControlClient line) {
        this.line = line;
        this.state = new StateCalls(line);
        this.clock = new ClockCalls(line);
        this.journal = new JournalCalls(line);
        this.sandboxes = new SandboxCalls(line);
        this.chaos = new ChaosCalls(line);
    }

    /**
     * Creates a client for the emulator at an address, without a call.
     *
     * @param emulator the address, such as {@code http://127.0.0.1:4010}, with a prefix where several APIs share a port
     * @return the client
     * @throws IllegalArgumentException if the address is no {@code http} or {@code https} address
     */
    public static EmulatorClient at(URI emulator) {
        return new EmulatorClient(ControlClient.to(emulator));
    }

    /**
     * Sets the admin token for access from other machines ({@code --admin-token}).
     *
     * @param token the token
     * @return a client with the token
     */
    public EmulatorClient withAdminToken(String token) {
        return new EmulatorClient(line.withToken(token));
    }

    /**
     * Sets the timeout of calls. Snapshots may take ten times as long.
     *
     * @param longest the timeout
     * @return a client with the timeout
     */
    public EmulatorClient withTimeout(Duration longest) {
        return new EmulatorClient(line.withTimeout(longest));
    }

    /**
     * Sets the HTTP client, for example one that trusts a certificate generated at start.
     *
     * @param carrier the HTTP client
     * @return a client that uses it
     */
    public EmulatorClient withHttpClient(HttpClient carrier) {
        return new EmulatorClient(line.withCarrier(carrier));
    }

    /**
     * Selects a sandbox, which the emulator creates at the first call. All calls concern its state, its clock and its
     * journal. Other programs reach it at {@link #apiAddress}.
     *
     * @param name the name of the sandbox
     * @return a client for the sandbox
     */
    public EmulatorClient sandbox(String name) {
        return new EmulatorClient(line.withSandbox(name));
    }

    /** {@return the address of the emulated API, or of its sandbox} */
    public URI apiAddress() {
        return line.emulated();
    }

    /** {@return the address without a trailing slash} */
    public URI address() {
        return line.address();
    }

    /** {@return the emulated API and the number of writes} */
    public EmulatorHealth health() {
        return line.get("health", EmulatorHealth::of);
    }

    /** {@return the whole state for {@link #restore}} */
    public Snapshot save() {
        return state.save();
    }

    /**
     * Streams the whole state into a file. The file is replaced atomically, so a failure leaves the previous content.
     *
     * @param file the file
     * @throws java.io.UncheckedIOException if the file cannot be written
     */
    public void saveTo(Path file) {
        state.saveTo(file);
    }

    /**
     * Replaces the whole state.
     *
     * @param snapshot the snapshot
     * @return the emulated API and its position after the call
     * @throws Refused if the snapshot does not fit the API; the state stays the same
     */
    public EmulatorHealth restore(Snapshot snapshot) {
        return state.restore(snapshot);
    }

    /**
     * Replaces the whole state with the content of a file, which is streamed.
     *
     * @param file a file from {@link #saveTo}
     * @return the emulated API and its position after the call
     * @throws Refused if the file contains no snapshot that fits the API; the state stays the same
     * @throws java.io.UncheckedIOException if the file cannot be read
     */
    public EmulatorHealth restoreFrom(Path file) {
        return state.restoreFrom(file);
    }

    /**
     * Resets the state to the start.
     *
     * @return the emulated API and its position after the call
     */
    public EmulatorHealth reset() {
        return state.reset();
    }

    /** {@return every row that changed since the start or since the creation of the sandbox} */
    public List<JournalCalls.ChangedRow> diff() {
        return state.diff("start");
    }

    /**
     * Compares the state with the state of another sandbox.
     *
     * @param other the name of the sandbox; {@code default} is the shared one
     * @return every row that differs
     */
    public List<JournalCalls.ChangedRow> diff(String other) {
        return state.diff(ControlClient.sandboxName(other));
    }

    /** {@return the calls for sandboxes} */
    public SandboxCalls sandboxes() {
        return sandboxes;
    }

    /** {@return the calls for the clock} */
    public ClockCalls clock() {
        return clock;
    }

    /** {@return the calls for the journal} */
    public JournalCalls journal() {
        return journal;
    }

    /** {@return the calls for chaos rules} */
    public ChaosCalls chaos() {
        return chaos;
    }
}
