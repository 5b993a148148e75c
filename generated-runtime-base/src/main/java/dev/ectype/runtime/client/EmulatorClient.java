package dev.ectype.runtime.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A running emulator, as a program beside it looks after it.
 *
 * <pre>{@code
 * EmulatorClient emulator = EmulatorClient.at(URI.create("http://127.0.0.1:4010"));
 * Snapshot before = emulator.save();
 * ...
 * emulator.restore(before);
 * }</pre>
 *
 * <p>It may be used by several threads. Every call either does what it says or throws a {@link CallFailed}, whose message says
 * what was asked, what came back and what to do about it.
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
     * The emulator at an address, which nothing is asked of yet.
     *
     * @param emulator such as {@code http://127.0.0.1:4010}, with a prefix behind it where several APIs share a port
     */
    public static EmulatorClient at(URI emulator) {
        return new EmulatorClient(ControlClient.to(emulator));
    }

    /** The same emulator, asked with the token that opens it to other machines ({@code --admin-token}). */
    public EmulatorClient withAdminToken(String token) {
        return new EmulatorClient(line.withToken(token));
    }

    /** The same emulator, with another limit to how long a call may take; snapshots may take ten times as long. */
    public EmulatorClient withTimeout(Duration longest) {
        return new EmulatorClient(line.withTimeout(longest));
    }

    /** The same emulator, reached through another client, as one that trusts a certificate made at start. */
    public EmulatorClient withHttpClient(HttpClient carrier) {
        return new EmulatorClient(line.withCarrier(carrier));
    }

    /**
     * A sandbox of the same emulator, which is made when it is first asked for something: all calls are about its state, its clock
     * and its journal, and {@link #apiAddress} is where other programs use it.
     */
    public EmulatorClient sandbox(String name) {
        return new EmulatorClient(line.withSandbox(name));
    }

    /** Where programs find what is emulated: the address, or below it that of the sandbox. */
    public URI apiAddress() {
        return line.emulated();
    }

    /** The address, without a slash at the end. */
    public URI address() {
        return line.address();
    }

    /** Whether it is up, which API it emulates and how many writes it has seen. */
    public EmulatorHealth health() {
        return line.get("health", EmulatorHealth::of);
    }

    /** The whole state; {@link #restore} goes back to it. */
    public Snapshot save() {
        return state.save();
    }

    /**
     * Writes the whole state into a file, piece by piece as it comes: at once or not at all, so that nobody reads half of it and
     * a failure leaves what was there.
     */
    public void saveTo(Path file) {
        state.saveTo(file);
    }

    /** Replaces the whole state; what does not fit the API is refused, and nothing has happened then. */
    public EmulatorHealth restore(Snapshot snapshot) {
        return state.restore(snapshot);
    }

    /** Replaces the whole state by what a file holds, which is sent piece by piece. */
    public EmulatorHealth restoreFrom(Path file) {
        return state.restoreFrom(file);
    }

    /** Goes back to the state at the start. */
    public EmulatorHealth reset() {
        return state.reset();
    }

    /** What became of the state since the start, or since the sandbox was made: every row that is not the same. */
    public List<JournalCalls.ChangedRow> diff() {
        return state.diff("start");
    }

    /** What is otherwise here than in another sandbox, of which {@code default} is the one that everybody shares. */
    public List<JournalCalls.ChangedRow> diff(String other) {
        return state.diff(ControlClient.sandboxName(other));
    }

    /** The emulator's sandboxes. */
    public SandboxCalls sandboxes() {
        return sandboxes;
    }

    /** The emulator's clock. */
    public ClockCalls clock() {
        return clock;
    }

    /** The emulator's journal. */
    public JournalCalls journal() {
        return journal;
    }

    /** The faults that the emulator makes on purpose. */
    public ChaosCalls chaos() {
        return chaos;
    }
}
