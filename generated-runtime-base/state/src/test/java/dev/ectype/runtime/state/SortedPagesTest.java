package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.ListPosition;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.row.UnknownRow;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
final class SortedPagesTest {
    private static final RowFilter EVEN = RowFilter.equal(StoredMember.of("even"), bytes("true"));

    private final List<StateEngine> engines = new ArrayList<>(List.of(StateFixtures.engine()));
    private SplittableRandom random = new SplittableRandom(0);

    /** Sorts by the remainder of the stored number. Counts the reads of keys. */
    private record ByRemainder(int divisor, Order natural, AtomicInteger reads) implements RowOrder {
        @Override
        public byte[] key(Row row) {
            reads.incrementAndGet();
            return new byte[] {(byte) remainder(row)};
        }

        int remainder(Row row) {
            return Json.parse(row.document()).at(MemberPath.of("n")).decimal().intValue() % divisor;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ByRemainder that && divisor == that.divisor && natural == that.natural;
        }

        @Override
        public int hashCode() {
            return divisor;
        }
    }

    /** Compares pages with those of a sort of all rows after random writes, rewinds and resets, in several forks. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void pagesEqualThoseOfASortOfAllRows(long seed) {
        random = new SplittableRandom(seed);
        write(engines.get(0), 5_000);
        for (int round = 0; round < 60; round++) {
            StateEngine engine = engines.get(random.nextInt(engines.size()));
            write(engine, random.nextInt(random.nextInt(8) == 0 ? 300 : 4));
            if (random.nextInt(10) == 0) {
                rewind(engine, Math.max(0, engine.state().position() - random.nextInt(6)));
            }
            if (random.nextInt(25) == 0) {
                StateFixtures.restore(engine, engine.snapshot());
            }
            if (random.nextInt(20) == 0) {
                engines.add(engine.fork("fork" + round, ForkPoint.NOW));
            }
            read(engine);
        }
    }

    private static void rewind(StateEngine engine, long position) {
        try {
            engine.history().rewind(position);
        } catch (UnknownPosition beforeTheFork) {
            assertThat(engine.state().position()).isGreaterThanOrEqualTo(position);
        }
    }

    @Test
    void readsFewKeysAfterASingleWrite() {
        StateEngine engine = engines.get(0);
        write(engine, 5_000);
        ByRemainder order = new ByRemainder(97, Order.OLDEST_FIRST, new AtomicInteger());
        engine.begin().store(PETS).page(all(order), order, null, List.of());
        assertThat(engine.begin().store(PETS).isSorted(order)).isTrue();
        StateEngine fork = engine.fork("fork", ForkPoint.NOW);
        for (StateEngine each : List.of(engine, fork)) {
            write(each, 1);
            assertThat(each.begin().store(PETS).isSorted(order)).isFalse();
            order.reads.set(0);
            each.begin().store(PETS).page(all(order), order, null, List.of());
            each.begin().store(PETS).page(all(order), order, null, List.of());
            assertThat(order.reads.get()).isLessThan(40);
        }
    }

    @Test
    void anOrderOfAnEarlierVersionIsPassedToTheNewest() {
        StateEngine engine = engines.get(0);
        write(engine, 5_000);
        ByRemainder order = new ByRemainder(97, Order.OLDEST_FIRST, new AtomicInteger());
        TransactionTable earlier = engine.begin().store(PETS);
        write(engine, 1);
        sorted(earlier, all(order), order);
        order.reads.set(0);
        engine.begin().store(PETS).page(all(order), order, null, List.of());
        assertThat(order.reads.get()).isLessThan(40);
    }

    @Test
    void keepsOnlyTheLatestOrdersAndDropsOldOnes() {
        StateEngine engine = engines.get(0);
        write(engine, 5_000);
        List<ByRemainder> orders = new ArrayList<>();
        for (int divisor = 2; divisor < 11; divisor++) {
            orders.add(new ByRemainder(divisor, Order.OLDEST_FIRST, new AtomicInteger()));
            engine.begin().store(PETS).page(all(orders.get(0)), orders.get(divisor - 2), null, List.of());
        }
        assertThat(engine.begin().store(PETS).isSorted(orders.get(0))).isFalse();
        assertThat(engine.begin().store(PETS).isSorted(orders.get(1))).isTrue();
        for (int round = 0; round < 200; round++) {
            write(engine, 1);
        }
        ByRemainder latest = orders.get(8);
        latest.reads.set(0);
        engine.begin().store(PETS).page(all(latest), latest, null, List.of());
        assertThat(latest.reads.get()).isEqualTo(engine.begin().store(PETS).count());
    }

    @Test
    void readersOfSeveralVersionsSortDuringWrites() throws Exception {
        StateEngine engine = engines.get(0);
        write(engine, 5_000);
        AtomicInteger finished = new AtomicInteger();
        List<CompletableFuture<Void>> readers = new ArrayList<>();
        for (int seed = 0; seed < 3; seed++) {
            SplittableRandom draws = new SplittableRandom(seed);
            readers.add(CompletableFuture.runAsync(() -> {
                for (int time = 0; time < 20; time++) {
                    ByRemainder order = new ByRemainder(2 + draws.nextInt(3), Order.NEWEST_FIRST, new AtomicInteger());
                    TransactionTable pets = engine.begin().store(PETS);
                    List<Row> rows = new ArrayList<>(pets.page(all(order)).rows());
                    rows.sort(Comparator.comparing(order::remainder));
                    assertThat(sorted(pets, all(order), order)).isEqualTo(RowPage.of(rows, all(order), "pets"));
                }
                finished.incrementAndGet();
            }));
        }
        for (int time = 0; time < 200; time++) {
            write(engine, 3);
        }
        for (CompletableFuture<Void> reader : readers) {
            reader.get(60, TimeUnit.SECONDS);
        }
        assertThat(finished).hasValue(3);
    }

    @Test
    void keepsNoOrderOfFewOrScannedOrJustChangedRows() {
        StateEngine engine = engines.get(0);
        write(engine, 5_000);
        ByRemainder order = new ByRemainder(97, Order.OLDEST_FIRST, new AtomicInteger());
        TransactionTable pets = engine.begin().store(PETS);
        assertThat(pets.page(all(order), order, null, List.of(row -> true))).isNull();
        assertThat(pets.page(all(order), order, "own", List.of(EVEN))).isNull();
        assertThat(pets.page(all(order), order, "unknown", List.of())).isNull();
        RowFilter one = RowFilter.equal(StoredMember.of("n"), bytes("17"));
        assertThat(pets.page(all(order), order, null, List.of(one))).isNull();
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable changed = transaction.store(PETS);
            assertThat(sorted(changed, all(order), order)).isNotNull();
            writeRow(changed);
            assertThat(sorted(changed, all(order), order)).isNull();
        }
    }

    private static RowPageRequest all(ByRemainder order) {
        return RowPageRequest.of(order.natural, 0, Integer.MAX_VALUE);
    }

    private void write(StateEngine engine, int writes) {
        for (int write = 0; write < writes; write += 50) {
            try (Transaction transaction = engine.beginWriting()) {
                for (int at = write; at < Math.min(writes, write + 50); at++) {
                    writeRow(transaction.store(PETS));
                }
                transaction.commit(cause("write"));
            }
        }
    }

    private void writeRow(TransactionTable pets) {
        int number = random.nextInt(10_000);
        byte[] document = bytes("{\"n\":" + number + ",\"even\":" + (number % 2 == 0) + "}");
        int kind = pets.count() < 5_000 ? 0 : random.nextInt(4);
        if (kind < 2) {
            pets.insert(pets.nextId(), document, random.nextBoolean() ? "own" : null);
            return;
        }
        Row row = pets.page(RowPageRequest.of(Order.OLDEST_FIRST, random.nextInt(pets.count()), 1))
                .rows()
                .get(0);
        if (kind == 2) {
            pets.replace(row, document);
        } else {
            pets.remove(row);
        }
    }

    private void read(StateEngine engine) {
        try (Transaction transaction = engine.begin()) {
            read(transaction.store(PETS));
        }
    }

    private static @Nullable RowPage sorted(TransactionTable pets, RowPageRequest request, ByRemainder order) {
        return pets.page(request, order, null, List.of());
    }

    /** Compares a page of all rows, of those of an owner or of those that pass a filter. */
    private void read(TransactionTable pets) {
        Order natural = Order.values()[random.nextInt(2)];
        ByRemainder order = new ByRemainder(1 + random.nextInt(12), natural, new AtomicInteger());
        RowPageRequest all = all(order);
        int kind = random.nextInt(3);
        RowPage unsorted = kind == 0 ? pets.page(all) : kind == 1 ? pets.page(all, EVEN) : pets.ownedBy("own", all);
        List<Row> rows = new ArrayList<>(unsorted.rows());
        rows.sort(Comparator.comparing(order::remainder));
        RowPageRequest request = request(natural, rows);
        String owner = kind == 2 ? "own" : null;
        List<RowFilter> filters = kind == 1 ? List.of(EVEN) : List.of();
        RowPage expected;
        try {
            expected = RowPage.of(rows, request, "pets");
        } catch (UnknownRow unknown) {
            assertThatThrownBy(() -> pets.page(request, order, owner, filters)).isInstanceOf(UnknownRow.class);
            return;
        }
        assertThat(pets.page(request, order, owner, filters)).isEqualTo(expected);
    }

    private RowPageRequest request(Order natural, List<Row> sorted) {
        int limit = random.nextInt(30);
        String id = sorted.isEmpty() || random.nextInt(3) == 0
                ? Integer.toString(random.nextInt(7_000))
                : sorted.get(random.nextInt(sorted.size())).id();
        ListPosition spot =
                random.nextInt(4) == 0 ? ListPosition.of(id) : new ListPosition(id, 5, random.nextInt(7_000));
        return switch (random.nextInt(4)) {
            case 0 -> RowPageRequest.after(natural, spot, limit);
            case 1 -> RowPageRequest.before(natural, spot, limit);
            case 2 -> RowPageRequest.of(natural, random.nextInt(6_000), limit);
            default -> RowPageRequest.of(natural, 0, Integer.MAX_VALUE);
        };
    }
}
