package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.KeyMap;
import org.jspecify.annotations.Nullable;

/** Maps a value to the rows with it, as a persistent index. */
public final class RowGroups {
    private final Object edit;
    private final KeyMap<RowGroup> groups;

    public RowGroups(Object edit) {
        this(edit, new KeyMap<>(edit));
    }

    private RowGroups(Object edit, KeyMap<RowGroup> groups) {
        this.edit = edit;
        this.groups = groups;
    }

    public RowGroups editedBy(Object token) {
        return token == edit ? this : new RowGroups(token, groups.editedBy(token));
    }

    public boolean isEmpty() {
        return groups.size() == 0;
    }

    @Nullable
    public RowGroup get(String key) {
        return groups.get(key);
    }

    @Nullable
    public Row oldest(String key) {
        RowGroup group = groups.get(key);
        return group == null ? null : group.oldest();
    }

    /** Moves a row from the group of its old value to the group of its new one. A null value or row has no group. */
    public void move(@Nullable String oldKey, @Nullable Row before, @Nullable String newKey, @Nullable Row after) {
        boolean stays = after != null && oldKey != null && oldKey.equals(newKey);
        if (before != null && oldKey != null && !stays) {
            groups.update(oldKey, group -> known(oldKey, group).without(before));
        }
        if (after != null && newKey != null) {
            groups.update(newKey, group -> known(newKey, group).with(after));
        }
    }

    /** Removes the oldest rows with a value. */
    public void removeOldest(String key, int count) {
        groups.update(key, group -> known(key, group).withoutOldest(count));
    }

    private static RowGroup known(String key, @Nullable RowGroup group) {
        return group == null ? new RowGroup(key, RowTree.EMPTY) : group;
    }
}
