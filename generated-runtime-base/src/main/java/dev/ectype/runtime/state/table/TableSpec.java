package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.RowKeys;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a table is: its name, how its ids look, the members that also find a row, its owner, and whether removal leaves a tombstone.
 *
 * @param extraKeys under what else rows are found, each under any number of keys
 * @param rule judges documents that snapshots bring
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

    /** Also finds rows by this member: a slug, a fingerprint. */
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

    /** Also finds rows under the keys that are read of their documents. */
    public TableSpec withExtraKeys(RowKeys read) {
        return new TableSpec(name, ids, keys, owner, keepsTombstones, read, rule);
    }

    public TableSpec withRule(DocumentRule judge) {
        return new TableSpec(name, ids, keys, owner, keepsTombstones, extraKeys, judge);
    }

    int keyIndex(StoredMember member) {
        int index = keys.indexOf(member);
        if (index < 0) {
            throw new IllegalArgumentException(name + " is found by " + keys + ", not by " + member);
        }
        return index;
    }
}
