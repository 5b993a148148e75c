package dev.ectype.runtime.state.tree;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Maps text keys to values persistently. A key keeps its slot during the life of the map. */
public final class KeyMap<V extends KeyedValue> {
    private static final int LONGEST_CHAIN = 16;

    private final Object edit;
    private Trie<V> values;
    private KeyLayers index;
    private int next;

    public KeyMap(Object edit) {
        this(edit, new Trie<>(edit), new KeyLayers(0), 0);
    }

    private KeyMap(Object edit, Trie<V> values, KeyLayers index, int next) {
        this.edit = edit;
        this.values = values;
        this.index = index;
        this.next = next;
    }

    public KeyMap<V> editedBy(Object token) {
        return token == edit ? this : new KeyMap<>(token, values, index, next);
    }

    public int size() {
        return values.live();
    }

    public TrieCursor<V> cursor() {
        return TrieCursor.of(values, Order.OLDEST_FIRST);
    }

    @Nullable
    public V get(String key) {
        int place = next == 0 ? -1 : place(KeyHash.of(key), key);
        return place < 0 ? null : values.get(place);
    }

    public void put(V value) {
        update(value.key(), earlier -> value);
    }

    /** Puts the value that a function returns for the earlier value of a key, which is null for an unknown key. */
    public void update(String key, Function<@Nullable V, V> change) {
        values = values.editedBy(edit);
        int hash = KeyHash.of(key);
        int place = next == 0 ? -1 : place(hash, key);
        if (place >= 0) {
            values.set(place, change.apply(values.get(place)));
            return;
        }
        values.set(next, change.apply(null));
        int others = index.add(hash, next, LONGEST_CHAIN);
        next++;
        if (others == KeyIndex.FULL) {
            grow();
        } else if (others >= LONGEST_CHAIN) {
            rebuild();
        }
    }

    private int place(int hash, String key) {
        KeyIndex top = index.top();
        int place = top == null ? -1 : place(top, hash, key);
        return place < 0 ? place(index.base(), hash, key) : place;
    }

    private int place(KeyIndex index, int hash, String key) {
        int cell = index.first(hash);
        for (long found = index.candidate(cell); found != 0; found = index.candidate(cell)) {
            if (KeyIndex.matches(found, hash)) {
                V value = values.get(KeyIndex.slot(found));
                if (value != null && value.key().equals(key)) {
                    return KeyIndex.slot(found);
                }
            }
            cell = index.next(cell);
        }
        return -1;
    }

    /** Gives this version an own index for later keys, as long as they are few. */
    private void grow() {
        KeyLayers grown = index.withLargerTop(next - 1);
        if (grown == null) {
            rebuild();
            return;
        }
        index = grown;
        for (int place = grown.from(); place < next; place++) {
            V value = values.get(place);
            if (value != null && grown.add(KeyHash.of(value.key()), place, KeyIndex.FULL) == KeyIndex.FULL) {
                rebuild();
                return;
            }
        }
    }

    /** Gives this version an own index and own slots, without rolled-back or vacant keys. */
    private void rebuild() {
        TrieCursor<V> cursor = cursor();
        Trie<V> kept = new Trie<>(edit);
        KeyIndex fresh = new KeyIndex(Math.max(KeyIndex.SMALLEST, values.live() / 2 * 3));
        int place = 0;
        for (V value = cursor.next(); value != null; value = cursor.next()) {
            if (!value.isVacant()) {
                kept.set(place, value);
                fresh.add(KeyHash.of(value.key()), place++, Integer.MAX_VALUE);
            }
        }
        values = kept;
        index = new KeyLayers(fresh, null, Integer.MAX_VALUE);
        next = place;
    }
}
