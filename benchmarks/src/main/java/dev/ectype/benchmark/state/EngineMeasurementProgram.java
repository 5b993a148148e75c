package dev.ectype.benchmark.state;

import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/** Measures the {@link EngineMeasurements} of a state engine in its own process. */
final class EngineMeasurementProgram {
    private static final int REPETITIONS = 200;
    private static final int WARM = 5;
    /** The serial collector keeps some garbage, except in every fourth collection. */
    private static final int COLLECTIONS = 4;
    /** The number of resources that one transaction adds. */
    private static final int BATCH = 1_000;
    /** The number of resources that long runs of writes replace. */
    private static final int FIXED = 1_000;

    private static final RequestRecord REQUEST = new RequestRecord(
            "POST",
            "/pets",
            List.of(),
            RequestRecord.Body.of(Crowd.document(7, 50).getBytes(StandardCharsets.UTF_8)));

    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final StateEngine engine;

    private EngineMeasurementProgram(IdStyle ids, JournalLimits journal) {
        engine = new StateEngine(
                new ApiIdentity("A crowd of pets", "1.0.0", "0"),
                StateSchema.of(List.of(TableSpec.of("pets", ids))),
                StateOptions.standard().withJournal(journal),
                Seeding.NOTHING);
    }

    private static EngineMeasurementProgram counting(JournalLimits journal) {
        return new EngineMeasurementProgram(new IdStyle.Counter(1), journal);
    }

    public static void main(String[] arguments) throws IOException {
        // The limit exceeds the standard, so that every start position has equally many entries before it.
        JournalLimits more = new JournalLimits(101_000, 256 << 20);
        switch (arguments[0]) {
            case "restore" -> counting(JournalLimits.standard()).restore(Path.of(arguments[1]));
            case "named" ->
                new EngineMeasurementProgram(new IdStyle.Uuid(), new JournalLimits(0, 4096)).named(count(arguments, 1));
            case "rewind" -> counting(more).rewind(count(arguments, 1));
            case "write" -> counting(JournalLimits.standard()).write(count(arguments, 1));
            case "fork" -> counting(JournalLimits.standard()).fork(count(arguments, 1), count(arguments, 2));
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    private static int count(String[] arguments, int at) {
        return Integer.parseInt(arguments[at]);
    }

    /** Reads a snapshot, which must fit into memory beside the state, and writes it again. */
    private void restore(Path file) throws IOException {
        long empty = used();
        long start = System.nanoTime();
        byte[] bytes = Files.readAllBytes(file);
        engine.restore(JsonSlice.of(bytes, 0, bytes.length), SnapshotFit.SAME_RESOURCES);
        print("restoreSeconds", (System.nanoTime() - start) / 1e9);
        print("documentBytes", bytes.length);
        int count = engine.begin().store(0).count();
        bytes = new byte[0];
        print("bytesPerResource", (used() - empty) / (double) count + bytes.length);
        start = System.nanoTime();
        long written = 0;
        int longest = 0;
        for (Iterator<byte[]> pieces = engine.snapshotChunks(engine.state()); pieces.hasNext(); ) {
            byte[] piece = pieces.next();
            written += piece.length;
            longest = Math.max(longest, piece.length);
        }
        print("snapshotSeconds", (System.nanoTime() - start) / 1e9);
        print("snapshotBytes", written);
        print("longestPiece", longest);
    }

    /** Adds resources whose ids are UUIDs, without a journal. */
    private void named(int count) {
        long empty = used();
        for (int left = count; left > 0; left -= BATCH) {
            try (Transaction transaction = engine.beginWriting()) {
                TransactionTable pets = transaction.store(0);
                for (int at = 0; at < Math.min(left, BATCH); at++) {
                    String id = pets.nextId();
                    pets.insert(id, Crowd.document(id).getBytes(StandardCharsets.UTF_8));
                }
                transaction.commit(Cause.of("createPets", REQUEST));
            }
        }
        print(
                "bytesPerResource",
                (used() - empty) / (double) engine.begin().store(0).count());
    }

    /** Replaces random resources of a fixed set, and compares the heap after a tenth of the writes with that at the end. */
    private void write(int writes) {
        fill(FIXED, FIXED);
        SplittableRandom random = new SplittableRandom(FIXED);
        int tenth = writes / 10;
        replace(tenth, random);
        print("megabytesEarly", used() / 1e6);
        long start = System.nanoTime();
        replace(writes - tenth, random);
        print("microsPerWrite", (System.nanoTime() - start) / 1e3 / (writes - tenth));
        print("megabytesLate", used() / 1e6);
        print("position", engine.state().position());
    }

    private void replace(int writes, SplittableRandom random) {
        for (int write = 0; write < writes; write++) {
            try (Transaction transaction = engine.beginWriting()) {
                TransactionTable pets = transaction.store(0);
                int id = 1 + random.nextInt(FIXED);
                Row known = Objects.requireNonNull(pets.find(id));
                pets.replace(known, Crowd.document(id, FIXED).getBytes(StandardCharsets.UTF_8));
                transaction.commit(Cause.of("replacePet", REQUEST));
            }
        }
    }

    private void rewind(int most) {
        fill(1_000, 1_000);
        for (int write = 0; write < most + 512; write++) {
            fill(1, 1_000);
        }
        for (int entries = 1; entries <= most; entries *= 10) {
            long[] nanos = new long[REPETITIONS + WARM];
            long newest = engine.state().position();
            for (int at = 0; at < nanos.length; at++) {
                // Each position between two stored states comes in turn.
                long from = newest - at;
                engine.history().rewind(from);
                long start = System.nanoTime();
                engine.history().rewind(from - entries);
                nanos[at] = System.nanoTime() - start;
                engine.history().forward(newest);
            }
            print("rewindMicros" + entries, median(Arrays.copyOfRange(nanos, WARM, nanos.length)) / 1e3);
        }
    }

    private void fork(int resources, int forks) {
        fill(resources, 1_000);
        List<StateEngine> engines = new ArrayList<>();
        long[] nanos = new long[forks];
        long before = used();
        for (int at = 0; at < forks; at++) {
            long start = System.nanoTime();
            engines.add(engine.fork("fork-" + at, ForkPoint.NOW));
            nanos[at] = System.nanoTime() - start;
        }
        print("forkMicros", median(nanos) / 1e3);
        print("bytesPerFork", (used() - before) / (double) forks);
        for (StateEngine fork : engines) {
            for (int write = 0; write < 10; write++) {
                insert(fork, 1, 1_000);
            }
        }
        print("forksMegabytes", (used() - before) / 1e6);
        print("forks", engines.size());
    }

    private void fill(int count, int shelters) {
        for (int left = count; left > 0; left -= BATCH) {
            insert(engine, Math.min(left, BATCH), shelters);
        }
    }

    private static void insert(StateEngine engine, int count, int shelters) {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(0);
            for (int at = 0; at < count; at++) {
                long id = pets.nextNumber();
                byte[] document = Crowd.document((int) id, shelters).getBytes(StandardCharsets.UTF_8);
                pets.insert(id, document, null);
            }
            transaction.commit(Cause.of("createPet", REQUEST));
        }
    }

    private void print(String name, double value) {
        out.println(EngineMeasurements.line(name, value));
    }

    private static double median(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long used() {
        for (int round = 0; round < COLLECTIONS; round++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
