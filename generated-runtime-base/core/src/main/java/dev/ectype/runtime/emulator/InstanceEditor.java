package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.write.FlagChange;
import dev.ectype.runtime.emulator.write.InstanceActions;
import dev.ectype.runtime.emulator.write.ListMemberEditor;
import dev.ectype.runtime.emulator.write.PolledCompletion;
import dev.ectype.runtime.emulator.write.RowMover;
import dev.ectype.runtime.emulator.write.RowRemover;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes stored instances: their states, flags, members and lists. */
abstract class InstanceEditor<T> extends InstanceFinder<T> {
    InstanceEditor(
            RequestTransaction context, ResourceKind<T> kind, ScopedTable scopedTable, @Nullable String currentUser) {
        super(context, kind, scopedTable, currentUser);
    }

    /**
     * Moves an instance to another state. Its current state must be one of {@code from}, unless that list is empty; else the request
     * fails with a conflict (409).
     *
     * @param member the member that holds the state
     * @param to the new state
     */
    public StoredInstance<T> transition(StoredInstance<T> target, Member<?> member, List<?> from, Object to) {
        return applied(target, actions().transition(target, member, from, to));
    }

    /**
     * Completes a long-running operation if clients have polled it often enough.
     *
     * @param member the member that holds the state
     * @param pending the states of an operation in progress
     * @param done the state of a completed operation
     */
    public StoredInstance<T> completeIfDue(StoredInstance<T> target, Member<?> member, List<?> pending, Object done) {
        PolledCompletion completion = new PolledCompletion(scopedTable, member, done);
        if (!completion.isDue(target.instance(), pending)) {
            return target;
        }
        Row row = scopedTable.write(target.instance(), target.row(), completion.document(target.instance()));
        return stored(row);
    }

    /** Sets a flag of an instance. Setting it again changes nothing. */
    public StoredInstance<T> setFlag(StoredInstance<T> target, Member<?> member) {
        return applied(target, actions().marked(target, new FlagChange(member, true, null)));
    }

    /** Sets a flag of an instance and increments a counter. */
    public StoredInstance<T> setFlag(StoredInstance<T> target, Member<?> member, Member<?> count) {
        return applied(target, actions().marked(target, new FlagChange(member, true, count)));
    }

    /** Clears a flag of an instance. */
    public StoredInstance<T> clearFlag(StoredInstance<T> target, Member<?> member) {
        return applied(target, actions().marked(target, new FlagChange(member, false, null)));
    }

    /** Clears a flag of an instance and decrements a counter. */
    public StoredInstance<T> clearFlag(StoredInstance<T> target, Member<?> member, Member<?> count) {
        return applied(target, actions().marked(target, new FlagChange(member, false, count)));
    }

    /** Changes the members that both the body and the instance have. Other members of the body are ignored. */
    public StoredInstance<T> adjust(StoredInstance<T> target, Body<?> body) {
        return applied(target, actions().adjusted(target, body));
    }

    /** Replaces one member of an instance with the body. */
    public StoredInstance<T> replacePart(StoredInstance<T> target, Member<?> member, Body<?> body) {
        return applied(target, actions().replaced(target, member, body));
    }

    /** Merges the body into one member of an instance. */
    public StoredInstance<T> mergePart(StoredInstance<T> target, Member<?> member, Body<?> body) {
        return applied(target, actions().merged(target, member, body));
    }

    /** Adds references to instances to a list member, each once. */
    public StoredInstance<T> include(
            StoredInstance<T> target, Member<?> member, List<? extends StoredInstance<?>> instances) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).with(instances));
    }

    /** Adds values to a list member, each once. */
    public StoredInstance<T> include(StoredInstance<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).with(values));
    }

    /** Adds a reference to an instance to a list member, once. */
    public StoredInstance<T> include(StoredInstance<T> target, Member<?> member, StoredInstance<?> instance) {
        return include(target, member, List.of(instance));
    }

    /** Replaces a list member with references to instances. */
    public StoredInstance<T> includeOnly(
            StoredInstance<T> target, Member<?> member, List<? extends StoredInstance<?>> instances) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).only(instances));
    }

    /** Replaces a list member with values. */
    public StoredInstance<T> includeOnly(StoredInstance<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).only(values));
    }

    /** Removes references to instances from a list member. Instances that are not in the list are ignored. */
    public StoredInstance<T> exclude(
            StoredInstance<T> target, Member<?> member, List<? extends StoredInstance<?>> instances) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).without(instances));
    }

    /** Removes a reference to an instance from a list member if the list has it. */
    public StoredInstance<T> exclude(StoredInstance<T> target, Member<?> member, StoredInstance<?> instance) {
        return exclude(target, member, List.of(instance));
    }

    /** Removes a reference to an instance from a list member. Without it, the request fails with the described error. */
    public StoredInstance<T> excludeListed(StoredInstance<T> target, Member<?> member, StoredInstance<?> instance) {
        ListMemberEditor editor = new ListMemberEditor(scopedTable, target, member);
        editor.require(instance);
        return applied(target, editor.without(List.of(instance)));
    }

    /** Removes values from a list member. Values that are not in the list are ignored. */
    public StoredInstance<T> exclude(StoredInstance<T> target, Member<?> member, @Nullable Document values) {
        return applied(target, new ListMemberEditor(scopedTable, target, member).without(values));
    }

    /** Unsets members of an instance. */
    public StoredInstance<T> clear(StoredInstance<T> target, Member<?>... members) {
        return applied(target, actions().unset(target, List.of(members)));
    }

    /** Resets one member of an instance to its initial value. */
    public StoredInstance<T> clearPart(StoredInstance<T> target, Member<?> member) {
        return applied(target, actions().cleared(target, member));
    }

    /**
     * Moves an instance with its children to another parent. If there is no such parent, the request fails with the described
     * error.
     *
     * @param id the identifier of the parent
     */
    public StoredInstance<T> moveTo(StoredInstance<T> target, Store<?> parents, @Nullable String id) {
        StoredInstance<?> parent = parents.require(id == null ? "" : id);
        context.requireKnownVersion(target.instance());
        return stored(new RowMover(context).moved(target, parent));
    }

    /**
     * Moves all children of another instance to an instance, and removes the other one. If there is no other one, the request
     * fails with the described error, and as invalid if both are the same.
     *
     * @param id the identifier of the other instance
     */
    public StoredInstance<T> absorb(StoredInstance<T> target, @Nullable String id) {
        StoredInstance<T> other = required(find(id == null ? "" : id), id == null ? "" : id);
        if (other.instance().rowId().equals(target.instance().rowId())) {
            throw Problem.invalid("'" + target.id() + "' cannot be merged with itself", List.of());
        }
        new RowMover(context).moveChildren(other, target);
        new RowRemover(scopedTable).remove(other.instance(), other.row());
        Row kept = scopedTable.find(target.id());
        return kept == null ? target : stored(kept);
    }

    private InstanceActions actions() {
        return new InstanceActions(context, scopedTable);
    }

    private StoredInstance<T> applied(StoredInstance<T> target, Document changed) {
        if (changed.equals(target.document())) {
            return target;
        }
        DocumentFactory.Subject subject = scopedTable.subject(target.instance());
        long now = context.transaction().now();
        byte[] moved = context.documents().moved(subject, target.document(), changed, now);
        return write(target, moved, null);
    }

    /** Writes another document of an instance. */
    final StoredInstance<T> write(StoredInstance<T> target, byte[] document, @Nullable Document sent) {
        context.requireKnownVersion(target.instance());
        byte[] moved =
                scopedTable.moved(target.document(), document, target.instance().rowId(), sent);
        return stored(scopedTable.write(target.instance(), target.row(), moved));
    }
}
