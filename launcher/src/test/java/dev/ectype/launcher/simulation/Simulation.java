package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.journal.RequestRecord;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Runs random clients of one seed against an emulator with sandboxes and a model of each state. */
final class Simulation {
    private static final int REPORTED_STEPS = 12;
    private static final int MOST_SIDES = 4;
    private static final String START = "2025-01-01T00:00:00Z";

    private final BoardEmulators boards;
    private final long seed;
    private final SeededRandom chance;
    private final boolean forgets;
    private final EmulatorOptions options;
    private final Emulator emulator;
    private final List<String> done = new ArrayList<>();
    /** The actors by the names of their sandboxes; the base comes first. */
    private final Map<String, Actors> actors = new LinkedHashMap<>();

    private int forks;

    /** The actors on one state. */
    private record Actors(ModeledState side, RandomClients clients, StateChecks checks, RandomTimeTravel travels) {}

    Simulation(BoardEmulators boards, long seed) {
        this.boards = boards;
        this.seed = seed;
        this.chance = new SeededRandom(seed);
        this.forgets = chance.once(4);
        EmulatorOptions usual = EmulatorOptions.standard().withSeed(seed);
        this.options = forgets
                ? usual.withJournal(new JournalLimits(8 + chance.below(40), 16_384L << chance.below(3)))
                : usual;
        this.emulator = boards.booted(options);
        WireClient base = new WireClient(emulator, null);
        ModelState start = new ModelState(Instant.parse(START).toEpochMilli());
        start.put("settings", "only", base.get("/settings").object());
        join("default", base, start);
    }

    private void join(String name, WireClient wire, ModelState start) {
        ModeledState side = new ModeledState(wire, start);
        RandomClients clients = new RandomClients(chance, side);
        StateChecks checks = new StateChecks(chance, side, clients, forgets);
        actors.put(name, new Actors(side, clients, checks, new RandomTimeTravel(chance, side, checks, forgets)));
    }

    /** Performs the given number of steps; a failure reports the last ones. */
    void run(int steps) {
        for (int step = 1; step <= steps; step++) {
            try {
                act();
                if (step % 10 == 0 || step == steps) {
                    compareAll();
                }
                if (step % 75 == 0 || step == steps) {
                    verify(chance.oneOf(actors.values()).side());
                    runAgain();
                }
            } catch (AssertionError | RuntimeException difference) {
                throw new AssertionError(report(step), difference);
            }
        }
    }

    private String report(int step) {
        List<String> last = done.subList(Math.max(0, done.size() - REPORTED_STEPS), done.size());
        return "seed " + seed + " differs at step " + step + "; the steps before it:\n  " + String.join("\n  ", last)
                + "\nRepeat it with:\n  mvn test -pl launcher -am -Dtest=SimulationTest"
                + " -Dsurefire.failIfNoSpecifiedTests=false -Dsimulation.seed=" + seed + " -Dsimulation.steps=" + step
                + "\n";
    }

    private void act() {
        if (chance.once(40)) {
            done.add(fork());
        }
        String name = chance.once(2) ? "default" : chance.oneOf(actors.keySet());
        Actors chosen = actors.get(name);
        ModelState before = chosen.side().now();
        done.add(name + ": "
                + (chance.once(7) ? chosen.travels().act() : chosen.clients().act()));
        chosen.checks().run(before);
    }

    /** Creates a sandbox of the base, or drops one. */
    private String fork() {
        ModeledState base = actors.get("default").side();
        if (actors.size() == MOST_SIDES) {
            String name = List.copyOf(actors.keySet()).get(1);
            assertThat(base.wire()
                            .send(Request.of("DELETE", "/__service/sandboxes/" + name, null))
                            .status())
                    .isEqualTo(200);
            actors.remove(name);
            return "dropped " + name;
        }
        String name = "fork-" + ++forks;
        boolean fromStart = chance.once(4);
        if (fromStart) {
            Answer made = base.wire().send(Request.of("PUT", "/__service/sandboxes/" + name, Map.of("from", "start")));
            assertThat(made.status()).as("%s", made).isEqualTo(200);
        }
        ModelHistory.Past start = fromStart
                ? base.history().lines().get(0).start()
                : base.history().now();
        join(name, new WireClient(emulator, name), start.believed());
        assertThat(actors.get(name).side().snapshot()).isEqualTo(start.snapshot());
        return "made " + name;
    }

    /** Checks that no state contains the writes of another. */
    private void compareAll() {
        actors.forEach((name, each) -> {
            each.side().compareAll();
            assertThat(each.side().snapshot())
                    .as(name)
                    .isEqualTo(each.side().history().now().snapshot());
        });
        String other = chance.oneOf(actors.keySet());
        ModeledState base = actors.get("default").side();
        Answer diff = base.wire().get("/__service/state/diff?with=" + other);
        assertThat(diff.status()).as("%s", diff).isEqualTo(200);
        assertThat(StateDifference.read(diff.object()))
                .as("%s", diff)
                .isEqualTo(StateDifference.between(actors.get(other).side().now(), base.now()));
    }

    private static void verify(ModeledState side) {
        Answer verified = side.wire().post("/__service/journal/verify", Map.of());
        assertThat(verified.object()).as("%s", verified).containsEntry("same", true);
    }

    /** Checks that all writes of the base's line lead to the same bytes from an empty state. */
    private void runAgain() {
        ModeledState base = actors.get("default").side();
        if (emulator.journal().firstPosition() > 1 || base.history().current().first() > 0) {
            return;
        }
        WireClient fresh = new WireClient(boards.booted(options), null);
        for (JournalEntry entry : emulator.journal().entries(1, (int) emulator.position())) {
            RequestRecord request = entry.cause().request();
            Map<String, String> fields = new TreeMap<>();
            request.headers().forEach(header -> fields.put(header.name(), header.value()));
            String body = new String(request.body().bytes(), StandardCharsets.UTF_8);
            // A key from before a rewind may be used again.
            fresh.post("/__service/journal/forward", Map.of());
            Answer answer = fresh.send(new Request(request.method(), request.target(), body, fields));
            assertThat(answer.status())
                    .as("again %s", answer)
                    .isEqualTo(entry.cause().status());
        }
        assertThat(fresh.post("/__service/state/snapshot", Map.of()).text()).isEqualTo(base.snapshot());
    }
}
