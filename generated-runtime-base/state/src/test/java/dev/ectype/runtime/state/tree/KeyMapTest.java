package dev.ectype.runtime.state.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.table.Counter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class KeyMapTest {
    @Test
    void everyVersionKeepsItsValuesWhenOthersAreAddedRolledBackOrForgotten() {
        SplittableRandom random = new SplittableRandom(3);
        KeyMap<Counter> map = new KeyMap<>(new Object());
        TreeMap<String, Long> model = new TreeMap<>();
        List<KeyMap<Counter>> versions = new ArrayList<>();
        List<TreeMap<String, Long>> models = new ArrayList<>();
        for (int round = 0; round < 400; round++) {
            KeyMap<Counter> draft = map.editedBy(new Object());
            TreeMap<String, Long> attempt = new TreeMap<>(model);
            for (int step = 0; step < 10; step++) {
                String key = "k" + random.nextInt(1 + round * 3);
                long value = random.nextInt(4);
                draft.put(new Counter(key, value));
                attempt.put(key, value);
            }
            if (random.nextInt(3) > 0) {
                map = draft;
                model = attempt;
                versions.add(map);
                models.add(model);
            }
        }
        for (int version = 0; version < versions.size(); version++) {
            for (int key = 0; key < 1_200; key++) {
                Counter found = versions.get(version).get("k" + key);
                Long known = models.get(version).get("k" + key);
                assertThat(found == null ? 0 : found.value()).isEqualTo(known == null ? 0 : known);
            }
        }
    }

    @Test
    void forksAddToOneIndexAtTheSameTime() throws Exception {
        KeyMap<Counter> origin = new KeyMap<>(new Object());
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            for (int round = 0; round < 50; round++) {
                List<Future<KeyMap<Counter>>> forks = new ArrayList<>();
                for (int fork = 0; fork < 8; fork++) {
                    int number = fork;
                    forks.add(threads.submit(() -> fill(origin.editedBy(new Object()), number)));
                }
                for (int fork = 0; fork < 8; fork++) {
                    KeyMap<Counter> filled = forks.get(fork).get(20, TimeUnit.SECONDS);
                    for (int key = 0; key < 100; key++) {
                        assertThat(filled.get("k" + key)).isEqualTo(new Counter("k" + key, fork + 1));
                    }
                    assertThat(filled.size()).isEqualTo(100);
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static KeyMap<Counter> fill(KeyMap<Counter> map, int fork) {
        for (int key = 0; key < 100; key++) {
            map.put(new Counter("k" + (key + fork * 7) % 100, fork + 1));
        }
        return map;
    }
}
