package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.model.TextEnum;
import dev.ectype.runtime.emulator.table.ListedParent;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.MergePatch;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes the documents that actions on an instance produce. */
public final class InstanceActions {
    private final RequestTransaction context;
    private final ScopedTable scopedTable;

    public InstanceActions(RequestTransaction context, ScopedTable scopedTable) {
        this.context = context;
        this.scopedTable = scopedTable;
    }

    /**
     * Moves an instance to another state. A current state that is not in {@code from} is an error; an empty list allows all.
     */
    public Document transition(StoredInstance<?> target, Member<?> member, List<?> from, Object to) {
        Document current = target.document().at(member.path());
        // An instance without a state value is in the first state.
        String state = current == null || current.isNull() ? first() : current.text();
        boolean allowed =
                from.isEmpty() || from.stream().anyMatch(known -> text(known).equals(state));
        if (!allowed) {
            List<String> expected = from.stream().map(InstanceActions::text).toList();
            throw Problem.wrongState("'" + target.id() + "' is " + state + ", expected " + String.join(" or ", expected)
                    + " to become " + text(to));
        }
        return known(with(target, member, DocumentCodec.document(to)));
    }

    /** Sets or clears a flag. */
    public Document marked(StoredInstance<?> target, FlagChange change) {
        long now = context.transaction().now();
        return known(change.on(target.document(), scopedTable.shape(), now));
    }

    /** Changes the members that both the body and the instance have. */
    public Document adjusted(StoredInstance<?> target, Body<?> body) {
        String owner = scopedTable.shape().plan().ownerMember();
        Document sent = owner == null ? null : body.document().member(owner);
        if (owner != null && sent != null) {
            ListedParent.requireValue(scopedTable, owner, sent);
        }
        return withKnown(target.document(), body.item());
    }

    /** Replaces a member with the body. */
    public Document replaced(StoredInstance<?> target, Member<?> member, Body<?> body) {
        Document value = body.item();
        return value == null ? target.document() : with(target, member, value);
    }

    /** Merges the body into a member. */
    public Document merged(StoredInstance<?> target, Member<?> member, Body<?> body) {
        Document value = body.item();
        Document before = target.document().at(member.path());
        if (value == null || before == null || !before.isObject() || !value.isObject()) {
            return replaced(target, member, body);
        }
        return with(target, member, MergePatch.apply(before, value));
    }

    /** Resets a member to its initial value. */
    public Document cleared(StoredInstance<?> target, Member<?> member) {
        return PathEdit.remove(target.document(), member.path());
    }

    /** Unsets members. */
    public Document unset(StoredInstance<?> target, List<Member<?>> members) {
        ObjectEdit edit = ObjectEdit.of(target.document());
        members.forEach(member -> edit.remove(member.path().names().get(0)));
        return edit.toDocument();
    }

    private static Document with(StoredInstance<?> target, Member<?> member, Document value) {
        return PathEdit.set(target.document(), member.path(), value);
    }

    private Document known(Document document) {
        return withKnown(document, context.arguments().payload().item());
    }

    private String first() {
        LifecyclePlan lifecycle = scopedTable.shape().plan().lifecycle();
        return lifecycle == null || lifecycle.states().isEmpty()
                ? ""
                : lifecycle.states().get(0);
    }

    private static String text(Object value) {
        return value instanceof TextEnum choice ? choice.text() : value.toString();
    }

    /** Returns the document with the known members of a request item. */
    private Document withKnown(Document document, @Nullable Document item) {
        if (item == null || !item.isObject()) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        for (JsonMember member : item.members()) {
            Document taken = scopedTable.isId(member.name())
                    ? null
                    : ReferenceEncoder.accepted(scopedTable.shape(), MemberPath.of(member.name()), member.value());
            if (taken != null) {
                edit.set(member.name(), taken);
            }
        }
        return edit.toDocument();
    }
}
