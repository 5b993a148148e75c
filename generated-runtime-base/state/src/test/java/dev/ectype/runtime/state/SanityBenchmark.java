package dev.ectype.runtime.state;

import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.Order;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Measures the rough cost of reads and writes; not a benchmark to quote. */
final class SanityBenchmark {
    private static final byte[] DOCUMENT =
            "{\"id\":123456,\"name\":\"Rex the dog\",\"tag\":\"dog\",\"status\":\"available\"}"
                    .getBytes(StandardCharsets.UTF_8);
    private static final RequestRecord REQUEST = new RequestRecord(
            "POST",
            "/pets",
            List.of(new RequestHeader("content-type", "application/json")),
            RequestRecord.Body.of(DOCUMENT));
    private static final Cause CAUSE = new Cause("createPet", REQUEST, 201, 1);
    private static final int CREATES = 1_000_000;

    private static long sink;

    private SanityBenchmark() {}

    public static void main(String[] arguments) {
        PrintStream out = System.out;
        for (IdStyle style :
                List.of(new IdStyle.Counter(1), new IdStyle.Prefixed("pet_", 16, IdStyle.LETTERS_AND_DIGITS))) {
            for (int round = 0; round < 2; round++) {
                StateEngine engine = engine(style);
                long start = cpu();
                create(engine, CREATES);
                out.printf("%s insert+commit+journal %d ns%n", style, (cpu() - start) / CREATES);
                if (round == 1) {
                    reads(out, engine, 1_000_000);
                    System.gc();
                    Runtime runtime = Runtime.getRuntime();
                    out.printf("heap %d MB%n", (runtime.totalMemory() - runtime.freeMemory()) >> 20);
                }
            }
            StateEngine small = engine(style);
            create(small, 1_000);
            reads(out, small, 1_000);
        }
        out.println(sink);
    }

    /** Returns the CPU time of this thread, to reduce the effect of a busy machine. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static StateEngine engine(IdStyle style) {
        return new StateEngine(
                StateFixtures.API,
                StateSchema.of(List.of(TableSpec.of("pets", style))),
                StateOptions.standard(),
                Seeding.NOTHING);
    }

    private static void create(StateEngine engine, int count) {
        boolean counted = engine.schema().resources().get(0).ids() instanceof IdStyle.Counter;
        for (int at = 0; at < count; at++) {
            try (Transaction transaction = engine.beginWriting()) {
                TransactionTable pets = transaction.store(0);
                if (counted) {
                    pets.insert(pets.nextNumber(), DOCUMENT.clone(), null);
                } else {
                    pets.insert(pets.nextId(), DOCUMENT.clone(), null);
                }
                transaction.commit(CAUSE);
            }
        }
    }

    private static void reads(PrintStream out, StateEngine engine, int rows) {
        int reads = 2_000_000;
        Row[] page = new Row[20];
        String[] ids = new String[rows];
        for (int at = 0; at < rows; at++) {
            engine.begin().store(0).fill(page, at, Order.OLDEST_FIRST);
            ids[at] = new String(page[0].id().toCharArray());
        }
        for (int round = 0; round < 2; round++) {
            long start = cpu();
            for (int at = 0; at < reads; at++) {
                Row row = engine.begin().store(0).find(1 + (at * 7919L & Integer.MAX_VALUE) % rows);
                sink += row == null ? 0 : row.document().length;
            }
            out.printf("  %d rows: get by number %d ns", rows, (cpu() - start) / reads);
            start = cpu();
            for (int at = 0; at < reads; at++) {
                Row row = engine.begin().store(0).find(ids[(int) ((at * 7919L & Integer.MAX_VALUE) % rows)]);
                sink += row == null ? 1L << 40 : row.document().length;
            }
            out.printf(", by text %d ns", (cpu() - start) / reads);
            start = cpu();
            for (int at = 0; at < reads / 10; at++) {
                sink += engine.begin()
                        .store(0)
                        .fill(page, (int) ((at * 7919L & Integer.MAX_VALUE) % (rows - 20)), Order.NEWEST_FIRST);
            }
            out.printf(", page of 20 %d ns%n", (cpu() - start) / (reads / 10));
        }
    }
}
