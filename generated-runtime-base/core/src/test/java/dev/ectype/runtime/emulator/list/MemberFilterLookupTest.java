package dev.ectype.runtime.emulator.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowLookup;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.Order;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MemberFilterLookupTest {
    private static final MemberPath PATH = MemberPath.of("m");
    private static final List<String> KEYS = List.of("id", "name");
    private static final StoredMember MEMBER = StoredMember.of("m");
    private static final List<String> VALUES = List.of(
            "1",
            "1.0",
            "10e-1",
            "\"1\"",
            "true",
            "\"true\"",
            "null",
            "\"null\"",
            "\"a\"",
            "\"\\u0061\"",
            "\"\"",
            "{\"id\":1,\"name\":\"a\"}",
            "{\"id\":\"a\",\"m\":1}",
            "{\"x\":1}",
            "[]",
            "[1,\"a\",{\"id\":1},null]",
            "[[\"a\"],1.0]",
            "[null]");

    private final StateEngine engine = new StateEngine(
            new ApiIdentity("Things", "1", "0"),
            StateSchema.of(
                    List.of(TableSpec.of("things", new IdStyle.Counter(1)).ownedBy("things.owner", "things"))),
            StateOptions.standard(),
            Seeding.NOTHING);
    private SplittableRandom random = new SplittableRandom(0);
    private int looked;

    /** Compares the rows, order, page start and total of indexed filters with those of full scans. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void indexedFiltersEqualFullScans(long seed) {
        random = new SplittableRandom(seed);
        for (int round = 0; round < 40; round++) {
            write(round == 0 ? 150 : random.nextInt(8));
            if (random.nextInt(10) == 0) {
                engine.history().rewind(engine.state().position() - random.nextInt(20));
            }
            try (Transaction transaction = random.nextInt(4) == 0 ? engine.beginWriting() : engine.begin()) {
                compare(transaction.store(0));
            }
        }
    }

    @Test
    void readsOnlyIndexedRows() {
        write(400);
        TransactionTable table = engine.begin().store(0);
        RowFilter filter = RowFilter.equal(MEMBER, "\"a\"".getBytes(StandardCharsets.UTF_8));
        int found =
                table.page(RowPageRequest.of(Order.NEWEST_FIRST, 0, 5), filter).total();
        RowFilter counting = row -> {
            looked++;
            return true;
        };
        assertThat(found).isBetween(1, 100);
        table.page(RowPageRequest.of(Order.NEWEST_FIRST, 0, 5), counting.and(filter));
        assertThat(looked).isEqualTo(found);
        looked = 0;
        write(1);
        engine.begin().store(0).page(RowPageRequest.of(Order.NEWEST_FIRST, 0, 5), filter.and(counting));
        assertThat(looked).isBetween(found, found + 1);
    }

    private void compare(TransactionTable table) {
        for (int attempt = 0; attempt < 20; attempt++) {
            RowFilter filter = filter();
            for (int more = random.nextInt(3); more > 1; more--) {
                filter = filter.and(filter());
            }
            RowPageRequest request = request(table);
            RowFilter plain = filter::accepts;
            if (random.nextInt(3) == 0) {
                String owner = "o" + random.nextInt(3);
                assertThat(table.ownedBy(owner, request, filter)).isEqualTo(table.ownedBy(owner, request, plain));
            } else {
                assertThat(table.page(request, filter))
                        .as("%s %s", filter.lookup(), request)
                        .isEqualTo(table.page(request, plain));
            }
        }
    }

    private RowFilter filter() {
        List<Object> wanted = new ArrayList<>();
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            wanted.add(value());
        }
        String id = value().text();
        return switch (random.nextInt(6)) {
            case 0 -> RowFilter.equal(MEMBER, value().toBytes());
            case 1 -> MemberFilters.referencing(PATH, id, KEYS);
            case 2 -> MemberFilters.orMissing(PATH, RowFilter.equal(MEMBER, value().toBytes()));
            case 3 -> MemberFilters.orMissing(PATH, filterOf(wanted));
            case 4 -> named();
            default -> filterOf(wanted);
        };
    }

    private static RowFilter filterOf(Object wanted) {
        @Nullable RowFilter filter = MemberFilters.of(PATH, wanted, AnySchema.ANY, List.of(), KEYS);
        return filter == null ? row -> true : filter;
    }

    private RowFilter named() {
        List<String> ids = new ArrayList<>();
        for (int count = random.nextInt(40); count > 0; count--) {
            ids.add(random.nextInt(9) == 0 ? "0" + random.nextInt(9) : Integer.toString(random.nextInt(300)));
        }
        RowFilter filter = row -> ids.contains(row.id());
        return filter.withLookup(new RowLookup.ByIds(ids));
    }

    private RowPageRequest request(TransactionTable table) {
        Order order = random.nextBoolean() ? Order.NEWEST_FIRST : Order.OLDEST_FIRST;
        int limit = random.nextInt(12);
        List<Row> all =
                table.page(RowPageRequest.of(order, 0, Integer.MAX_VALUE)).rows();
        String id = all.get(random.nextInt(all.size())).id();
        return switch (random.nextInt(4)) {
            case 0 -> RowPageRequest.after(order, id, limit);
            case 1 -> RowPageRequest.before(order, id, limit);
            default -> RowPageRequest.of(order, random.nextInt(60), limit);
        };
    }

    private void write(int steps) {
        AtomicInteger left = new AtomicInteger(steps);
        while (left.getAndDecrement() > 0) {
            try (Transaction transaction = engine.beginWriting()) {
                TransactionTable table = transaction.store(0);
                Row row = table.find(1 + random.nextInt(300));
                if (row == null || random.nextInt(3) == 0) {
                    table.insert(table.nextId(), document(), owner());
                } else if (random.nextBoolean()) {
                    table.replace(row, document(), owner());
                } else {
                    table.remove(row);
                }
                if (random.nextInt(6) > 0) {
                    transaction.commit(Cause.of("write", RequestRecord.of("POST", "/things")));
                }
            }
        }
    }

    private @Nullable String owner() {
        int owner = random.nextInt(4);
        return owner == 3 ? null : "o" + owner;
    }

    private byte[] document() {
        boolean hasMember = random.nextInt(8) > 0;
        String text = hasMember ? "{\"m\":" + VALUES.get(random.nextInt(VALUES.size())) + "}" : "{}";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Document value() {
        return Json.parse(VALUES.get(random.nextInt(VALUES.size())));
    }
}
