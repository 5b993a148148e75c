package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowKeys;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.table.DocumentRule;
import dev.ectype.runtime.state.table.RowOwnership;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StateModelTest {
    private static final int OWNERS = 5;

    /** Holds the model's expectation of a row. */
    private record Known(String document, @Nullable String owner, String slug, long version) {}

    private final Map<String, Known> model = new LinkedHashMap<>();
    private final List<State> versions = new ArrayList<>();
    private final List<Map<String, Known>> models = new ArrayList<>();
    private StateEngine engine = StateFixtures.engine();
    private SplittableRandom random = new SplittableRandom(0);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void behavesLikeAMapInOrderOfCreation(long seed) {
        IdStyle style = seed % 2 == 0 ? new IdStyle.Counter(seed) : new IdStyle.Pattern(parts());
        TableSpec spec = new TableSpec(
                ResourceName.of("things"),
                style,
                List.of(StateFixtures.SLUG),
                ownership(),
                seed % 3 == 0,
                RowKeys.NONE,
                DocumentRule.NONE);
        engine = new StateEngine(
                StateFixtures.API, StateSchema.of(List.of(spec)), StateOptions.standard(), Seeding.NOTHING);
        random = new SplittableRandom(seed);
        for (int round = 0; round < 300; round++) {
            runTransaction();
            if (round % 10 == 0) {
                versions.add(engine.state());
                models.add(new LinkedHashMap<>(model));
            }
        }
        check(engine.begin(), model);
        for (int at = 0; at < versions.size(); at++) {
            check(new Transaction(engine, versions.get(at), false), models.get(at));
        }
        snapshotsRestoreToEqualBytes();
    }

    private void snapshotsRestoreToEqualBytes() {
        byte[] snapshot = engine.snapshot();
        StateFixtures.restore(engine, snapshot);
        assertThat(engine.snapshot()).isEqualTo(snapshot);
        check(engine.begin(), model);
        for (int round = 0; round < 50; round++) {
            runTransaction();
        }
        check(engine.begin(), model);
    }

    private void runTransaction() {
        Map<String, Known> attempt = new LinkedHashMap<>(model);
        boolean commits = random.nextInt(5) > 0;
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable table = transaction.store(0);
            int steps = 1 + random.nextInt(random.nextInt(20) == 0 ? 80 : 4);
            for (int step = 0; step < steps; step++) {
                step(table, attempt);
            }
            if (commits) {
                transaction.commit(cause("mix"));
                model.clear();
                model.putAll(attempt);
            }
        }
    }

    private void step(TransactionTable table, Map<String, Known> attempt) {
        int kind = random.nextInt(11);
        if (kind < 5 || attempt.isEmpty()) {
            boolean chosen = random.nextInt(6) == 0;
            String id = chosen ? Integer.toString(random.nextInt(400)) : table.nextId();
            if (attempt.containsKey(id)) {
                return;
            }
            Known known = known(id, 1);
            table.insert(id, bytes(known.document()), known.owner());
            attempt.put(id, known);
            return;
        }
        List<String> ids = new ArrayList<>(attempt.keySet());
        String id = ids.get(random.nextInt(ids.size()));
        Row row = table.find(id);
        if (kind < 8) {
            Known known = known(id, attempt.get(id).version() + 1);
            table.replace(row, bytes(known.document()), known.owner());
            attempt.put(id, known);
        } else if (kind < 10) {
            table.remove(row);
            attempt.remove(id);
        } else {
            removeOldest("o" + random.nextInt(OWNERS), random.nextInt(4), table, attempt);
        }
    }

    private static void removeOldest(String owner, int count, TransactionTable table, Map<String, Known> attempt) {
        table.removeOldest(owner, count);
        List<String> oldest = attempt.keySet().stream()
                .filter(id -> owner.equals(attempt.get(id).owner()))
                .limit(count)
                .toList();
        oldest.forEach(attempt::remove);
    }

    private Known known(String id, long version) {
        String slug = "s" + random.nextInt(40);
        String document = "{\"id\":\"" + id + "\",\"n\":" + random.nextInt(1000) + ",\"slug\":\"" + slug + "\"}";
        int owner = random.nextInt(OWNERS + 1);
        return new Known(document, owner == OWNERS ? null : "o" + owner, slug, version);
    }

    private void check(Transaction transaction, Map<String, Known> expected) {
        TransactionTable table = transaction.store(0);
        assertThat(table.count()).isEqualTo(expected.size());
        expected.forEach((id, known) -> {
            Row row = table.find(id);
            assertThat(row).as(id).isNotNull();
            assertThat(row.id()).isEqualTo(id);
            assertThat(text(row)).isEqualTo(known.document());
            assertThat(row.owner()).isEqualTo(known.owner());
            assertThat(row.version()).isEqualTo(known.version());
        });
        for (int id = 0; id < 400; id++) {
            Row row = table.find(Integer.toString(id));
            assertThat(row != null).isEqualTo(expected.containsKey(Integer.toString(id)));
            assertThat(table.find((long) id)).isSameAs(row);
        }
        checkPages(table, new ArrayList<>(expected.keySet()));
        checkGroups(table, expected);
    }

    private void checkPages(TransactionTable table, List<String> oldestFirst) {
        List<String> newestFirst = new ArrayList<>(oldestFirst);
        Collections.reverse(newestFirst);
        for (int attempt = 0; attempt < 20; attempt++) {
            Order order = random.nextBoolean() ? Order.NEWEST_FIRST : Order.OLDEST_FIRST;
            List<String> ids = order == Order.NEWEST_FIRST ? newestFirst : oldestFirst;
            int offset = random.nextInt(ids.size() + 3);
            int limit = random.nextInt(12);
            RowPage page = table.page(RowPageRequest.of(order, offset, limit));
            assertThat(ids(page)).isEqualTo(slice(ids, offset, offset + limit));
            assertThat(page.total()).isEqualTo(ids.size());
            Row[] filled = new Row[limit];
            assertThat(table.fill(filled, offset, order)).isEqualTo(page.rows().size());
            assertThat(List.of(Arrays.copyOf(filled, page.rows().size()))).isEqualTo(page.rows());
            if (!ids.isEmpty()) {
                int named = random.nextInt(ids.size());
                RowPageRequest after = RowPageRequest.after(order, ids.get(named), limit);
                RowPageRequest before = RowPageRequest.before(order, ids.get(named), limit);
                assertThat(ids(table.page(after))).isEqualTo(slice(ids, named + 1, named + 1 + limit));
                assertThat(ids(table.page(before))).isEqualTo(slice(ids, named - limit, named));
                assertThat(table.page(after, row -> true)).isEqualTo(table.page(after));
                assertThat(table.page(before, row -> true)).isEqualTo(table.page(before));
            }
        }
    }

    private void checkGroups(TransactionTable table, Map<String, Known> expected) {
        RowPageRequest all = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
        for (int owner = 0; owner < OWNERS; owner++) {
            String name = "o" + owner;
            List<String> owned = new ArrayList<>();
            expected.forEach((id, known) -> {
                if (name.equals(known.owner())) {
                    owned.add(id);
                }
            });
            assertThat(ids(table.ownedBy(name, all))).isEqualTo(owned);
            assertThat(table.countOwnedBy(name)).isEqualTo(owned.size());
            assertThat(ids(table.page(all, row -> name.equals(row.owner())))).isEqualTo(owned);
        }
        for (int slug = 0; slug < 40; slug++) {
            String text = "s" + slug;
            List<String> same = new ArrayList<>();
            expected.forEach((id, known) -> {
                if (known.slug().equals(text)) {
                    same.add(id);
                }
            });
            byte[] encoded = StoredMember.encode(text);
            assertThat(ids(table.keyedBy(StateFixtures.SLUG, encoded, all))).isEqualTo(same);
            assertThat(ids(table.page(all, RowFilter.equal(StateFixtures.SLUG, encoded))))
                    .isEqualTo(same);
            Row first = table.findBy(StateFixtures.SLUG, text);
            assertThat(first == null ? null : first.id()).isEqualTo(same.isEmpty() ? null : same.get(0));
        }
    }

    private static List<String> ids(RowPage page) {
        return page.rows().stream().map(Row::id).toList();
    }

    private static List<String> slice(List<String> ids, int from, int to) {
        int first = Math.min(ids.size(), Math.max(0, from));
        return ids.subList(first, Math.max(first, Math.min(ids.size(), to)));
    }

    private static RowOwnership ownership() {
        return new RowOwnership("things.owner", ResourceName.of("things"));
    }

    private static List<IdStyle.Part> parts() {
        return List.of(new IdStyle.Literal("t-"), new IdStyle.Characters("abcdef", 4));
    }
}
