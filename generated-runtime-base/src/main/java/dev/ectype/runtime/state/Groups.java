package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/** A persistent index from a value to the rows that have it. */
final class Groups {
    private final Object edit;
    private final KeyMap<Group> groups;

    Groups(Object edit) {
        this(edit, new KeyMap<>(edit));
    }

    private Groups(Object edit, KeyMap<Group> groups) {
        this.edit = edit;
        this.groups = groups;
    }

    Groups editedBy(Object token) {
        return token == edit ? this : new Groups(token, groups.editedBy(token));
    }

    boolean isEmpty() {
        return groups.size() == 0;
    }

    @Nullable
    Group get(String key) {
        return groups.get(key);
    }

    @Nullable
    Row oldest(String key) {
        Group group = groups.get(key);
        return group == null ? null : group.oldest();
    }

    /** Moves a row from the group of its old value to the group of its new one; a null value or row belongs to none. */
    void move(@Nullable String oldKey, @Nullable Row before, @Nullable String newKey, @Nullable Row after) {
        boolean stays = after != null && oldKey != null && oldKey.equals(newKey);
        if (before != null && oldKey != null && !stays) {
            groups.put(known(oldKey).without(before));
        }
        if (after != null && newKey != null) {
            groups.put(known(newKey).with(after));
        }
    }

    private Group known(String key) {
        Group group = groups.get(key);
        return group == null ? new Group(key, RowTree.EMPTY) : group;
    }
}
