package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.RowKeys;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a table: name, id style, key members, owner, and tombstones of removed rows.
 *
 * @param extraKeys the extra keys of rows, any number per row
 * @param rule the validation of documents in snapshots
 */
public record TableSpec(
        ResourceName name,
        IdStyle ids,
        List<StoredMember> keys,
        @Nullable RowOwnership owner,
        boolean keepsTombstones,
        RowKeys extraKeys,
        DocumentRule rule) {
    public TableSpec {
        keys = List.copyOf(keys);
    }

    public static TableSpec of(String name, IdStyle ids) {
        return new TableSpec(ResourceName.of(name), ids, List.of(), null, false, RowKeys.NONE, DocumentRule.NONE);
    }

    /** Adds a key member, such as a slug or a fingerprint. */
    public TableSpec withKey(String member) {
        return withKey(StoredMember.of(member));
    }

    public TableSpec withKey(StoredMember member) {
        List<StoredMember> members = new ArrayList<>(keys);
        members.add(member);
        return new TableSpec(name, ids, members, owner, keepsTombstones, extraKeys, rule);
    }

    public TableSpec ownedBy(String relationship, String parent) {
        return new TableSpec(
                name,
                ids,
                keys,
                new RowOwnership(relationship, ResourceName.of(parent)),
                keepsTombstones,
                extraKeys,
                rule);
    }

    public TableSpec keepingTombstones() {
        return new TableSpec(name, ids, keys, owner, true, extraKeys, rule);
    }

    /** Adds extra keys from the documents. */
    public TableSpec withExtraKeys(RowKeys read) {
        return new TableSpec(name, ids, keys, owner, keepsTombstones, read, rule);
    }

    public TableSpec withRule(DocumentRule judge) {
        return new TableSpec(name, ids, keys, owner, keepsTombstones, extraKeys, judge);
    }

    int keyIndex(StoredMember member) {
        int index = keys.indexOf(member);
        if (index < 0) {
            throw new IllegalArgumentException(name + " has the keys " + keys + ", not " + member);
        }
        return index;
    }
}
