package dev.ectype.controlplane.scim.group;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Records that a group was created, changed or deleted. */
record GroupChanged(
        String kind,
        String target,
        @Nullable State before,
        @Nullable State after) implements Change {
    static GroupChanged created(ScimGroup group, Collection<UUID> members) {
        return new GroupChanged("group.created", id(group), null, State.of(group, members, List.of()));
    }

    static GroupChanged updated(ScimGroup before, ScimGroup after, Collection<UUID> added, Collection<UUID> removed) {
        return new GroupChanged(
                "group.updated", id(after), State.of(before, List.of(), List.of()), State.of(after, added, removed));
    }

    static GroupChanged deleted(ScimGroup group) {
        return new GroupChanged("group.deleted", id(group), State.of(group, List.of(), List.of()), null);
    }

    private static String id(ScimGroup group) {
        return IdKind.GROUP.text(group.id());
    }

    /** Represents a group in events, with the changes of its members instead of all members. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record State(
            String id,
            String displayName,
            @Nullable String externalId,
            @Nullable Scope scope,
            List<String> addedMembers,
            List<String> removedMembers) {
        static State of(ScimGroup group, Collection<UUID> added, Collection<UUID> removed) {
            return new State(
                    GroupChanged.id(group),
                    group.displayName(),
                    group.externalId(),
                    group.scope(),
                    added.stream().map(IdKind.USER::text).toList(),
                    removed.stream().map(IdKind.USER::text).toList());
        }
    }
}
