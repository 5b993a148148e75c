package dev.ectype.runtime.state.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrieTest {
    @ParameterizedTest
    @ValueSource(ints = {40, 1_500, 40_000})
    void behavesLikeASortedMap(int span) {
        SplittableRandom random = new SplittableRandom(span);
        Trie<Integer> trie = new Trie<>(new Object());
        TreeMap<Integer, Integer> model = new TreeMap<>();
        int next = 0;
        for (int round = 0; round < 400; round++) {
            trie = trie.editedBy(new Object());
            for (int step = 0; step < 20; step++) {
                if (random.nextInt(3) > 0 && next < span) {
                    next += random.nextInt(10) == 0 ? random.nextInt(span / 8) : 0;
                    trie.set(next, next);
                    model.put(next, next);
                    next++;
                } else {
                    int index = random.nextInt(next + 1);
                    trie.set(index, random.nextBoolean() ? null : Integer.valueOf(round));
                    Integer value = trie.get(index);
                    model.compute(index, (key, old) -> value);
                    next = Math.max(next, index + 1);
                }
            }
        }
        assertSame(trie, model, span);
    }

    @Test
    void olderVersionsKeepTheirValues() {
        SplittableRandom random = new SplittableRandom(7);
        List<Trie<Integer>> versions = new ArrayList<>();
        List<TreeMap<Integer, Integer>> models = new ArrayList<>();
        Trie<Integer> trie = new Trie<>(new Object());
        TreeMap<Integer, Integer> model = new TreeMap<>();
        for (int round = 0; round < 120; round++) {
            trie = trie.editedBy(new Object());
            for (int step = 0; step < 1 + random.nextInt(60); step++) {
                int index = random.nextInt(4) == 0 ? random.nextInt(3_000) : model.isEmpty() ? 0 : model.lastKey() + 1;
                if (random.nextInt(4) == 0) {
                    trie.set(index, null);
                    model.remove(index);
                } else {
                    trie.set(index, round);
                    model.put(index, round);
                }
            }
            versions.add(trie);
            models.add(new TreeMap<>(model));
        }
        for (int version = 0; version < versions.size(); version++) {
            assertSame(versions.get(version), models.get(version), 3_100);
        }
    }

    @Test
    void reachesTheHighestIndexes() {
        Trie<String> trie = new Trie<>(new Object());
        trie.set(3, "low");
        trie.set(Integer.MAX_VALUE - 40, "high");
        trie.set(Integer.MAX_VALUE - 1, "highest");
        assertThat(trie.get(3)).isEqualTo("low");
        assertThat(trie.get(Integer.MAX_VALUE - 40)).isEqualTo("high");
        assertThat(trie.select(1)).isEqualTo(Integer.MAX_VALUE - 40);
        assertThat(trie.rank(Integer.MAX_VALUE - 1)).isEqualTo(2);
        assertThat(trie.next(4)).isEqualTo(Integer.MAX_VALUE - 40);
        assertThat(trie.previous(Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE - 1);
    }

    private static void assertSame(Trie<Integer> trie, TreeMap<Integer, Integer> model, int span) {
        assertThat(trie.live()).isEqualTo(model.size());
        List<Integer> indexes = new ArrayList<>(model.keySet());
        for (int rank = 0; rank < indexes.size(); rank++) {
            assertThat(trie.select(rank)).isEqualTo(indexes.get(rank));
        }
        for (int index = 0; index < span; index += Math.max(1, span / 997)) {
            assertThat(trie.get(index)).isEqualTo(model.get(index));
            assertThat(trie.rank(index)).isEqualTo(model.headMap(index).size());
            assertThat(trie.next(index)).isEqualTo(model.ceilingKey(index) == null ? -1 : model.ceilingKey(index));
            assertThat(trie.previous(index)).isEqualTo(model.floorKey(index) == null ? -1 : model.floorKey(index));
        }
        assertThat(walk(TrieCursor.of(trie, Order.OLDEST_FIRST))).containsExactlyElementsOf(model.values());
        assertThat(walk(TrieCursor.of(trie, Order.NEWEST_FIRST)))
                .containsExactlyElementsOf(model.descendingMap().values());
    }

    private static List<Integer> walk(TrieCursor<Integer> cursor) {
        List<Integer> values = new ArrayList<>();
        for (Integer value = cursor.next(); value != null; value = cursor.next()) {
            values.add(value);
        }
        return values;
    }
}
