package dev.ectype.runtime.state.row;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RowTreeTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void behavesLikeASortedMapAndKeepsEveryVersion(long seed) {
        play(seed, 3_000, seed % 2 == 0);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void behavesLikeASortedMapWithThreeRowsAtMost(long seed) {
        play(seed, 3, false);
    }

    private static void play(long seed, int slots, boolean growing) {
        SplittableRandom random = new SplittableRandom(seed);
        TreeMap<Integer, Row> model = new TreeMap<>();
        RowTree tree = RowTree.EMPTY;
        List<RowTree> trees = new ArrayList<>();
        List<List<Row>> models = new ArrayList<>();
        int next = 0;
        for (int step = 0; step < 6_000; step++) {
            boolean shrinks = step / 1_500 % 2 == 1;
            boolean appends = growing && random.nextInt(4) > 0;
            int slot = appends ? next++ : random.nextInt(slots);
            if (random.nextInt(10) < (shrinks ? 8 : 2)) {
                slot = model.isEmpty() ? slot : model.ceilingKey(random.nextInt(model.lastKey() + 1));
                model.remove(slot);
                tree = tree.without(slot);
            } else {
                Row row = Row.named("r" + step, new Row.Content(1, new byte[0], null), slot);
                model.put(slot, row);
                tree = tree.with(row);
            }
            if (step % 700 == 0) {
                int oldest = random.nextInt(model.size() / 4 + 2);
                new ArrayList<>(model.keySet()).stream().limit(oldest).forEach(model::remove);
                tree = tree.withoutOldest(oldest);
            }
            if (step % 500 == 0 || slots < 100 && step % 10 == 0) {
                trees.add(tree);
                models.add(List.copyOf(model.values()));
                check(tree, List.copyOf(model.values()), random);
            }
        }
        for (int at = 0; at < trees.size(); at++) {
            check(trees.get(at), models.get(at), random);
        }
    }

    private static void check(RowTree tree, List<Row> model, SplittableRandom random) {
        assertThat(tree.size()).isEqualTo(model.size());
        for (Order order : Order.values()) {
            List<Row> walked = new ArrayList<>();
            int offset = random.nextInt(model.size() + 2);
            RowCursor walk = tree.from(offset, order);
            for (Row row = walk.next(); row != null; row = walk.next()) {
                walked.add(row);
            }
            List<Row> expected = new ArrayList<>(model);
            if (order == Order.NEWEST_FIRST) {
                Collections.reverse(expected);
            }
            assertThat(walked).isEqualTo(expected.subList(Math.min(offset, model.size()), model.size()));
        }
        for (int rank = 0; rank < model.size(); rank++) {
            int slot = model.get(rank).slot();
            assertThat(tree.get(rank)).isSameAs(model.get(rank));
            assertThat(tree.rank(slot)).isEqualTo(rank);
            assertThat(tree.rank(slot + 1)).isEqualTo(rank + 1);
            assertThat(tree.has(slot)).isTrue();
            assertThat(tree.has(slot + 1))
                    .isEqualTo(rank + 1 < model.size() && model.get(rank + 1).slot() == slot + 1);
        }
    }
}
