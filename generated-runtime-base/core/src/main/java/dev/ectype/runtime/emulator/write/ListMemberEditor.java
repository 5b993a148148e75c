package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Edits a list member of an instance that contains each element once. */
public final class ListMemberEditor {
    private final ResourceShape shape;
    private final StoredInstance<?> target;
    private final MemberPath member;
    private final List<String> keys;
    private final List<Document> elements = new ArrayList<>();

    public ListMemberEditor(ScopedTable scopedTable, StoredInstance<?> target, Member<?> member) {
        this.shape = scopedTable.shape();
        this.target = target;
        this.member = member.path();
        this.keys = shape.referenceMembers().keys(this.member);
        Document list = target.document().at(this.member);
        if (list != null && list.isArray()) {
            list.elements().forEach(elements::add);
        }
    }

    /** Adds references to instances. */
    public Document with(List<? extends StoredInstance<?>> instances) {
        for (StoredInstance<?> instance : instances) {
            if (elements.stream().noneMatch(element -> MemberFilters.refersTo(element, instance.id(), keys))) {
                ReferenceEncoder.Target reference =
                        new ReferenceEncoder.Target(instance.instance().shape(), instance.id(), instance::document);
                Document encoded = ReferenceEncoder.of(shape, member, reference);
                if (encoded == null || !encoded.isArray()) {
                    throw refused("cannot contain '" + instance.id() + "'");
                }
                encoded.elements().forEach(elements::add);
            }
        }
        return changed();
    }

    /** Replaces the list with references to instances. */
    public Document only(List<? extends StoredInstance<?>> instances) {
        elements.clear();
        return with(instances);
    }

    /** Replaces the list with values. */
    public Document only(@Nullable Document values) {
        elements.clear();
        return with(values);
    }

    /** Fails with the described error if the list has no reference to an instance. */
    public void require(StoredInstance<?> instance) {
        if (elements.stream().noneMatch(element -> MemberFilters.refersTo(element, instance.id(), keys))) {
            throw Problem.missing("'" + instance.id() + "' is not in " + member + " of '" + target.id() + "'");
        }
    }

    /** Removes references to instances. */
    public Document without(List<? extends StoredInstance<?>> instances) {
        instances.forEach(
                instance -> elements.removeIf(element -> MemberFilters.refersTo(element, instance.id(), keys)));
        return changed();
    }

    /** Adds values. */
    public Document with(@Nullable Document values) {
        for (Document value : each(values)) {
            Document taken = ReferenceEncoder.accepted(shape, member, list(List.of(value)));
            if (taken == null) {
                throw refused("cannot contain " + value);
            }
            taken.elements().forEach(element -> {
                if (!elements.contains(element)) {
                    elements.add(element);
                }
            });
        }
        return changed();
    }

    /** Removes values. */
    public Document without(@Nullable Document values) {
        for (Document value : each(values)) {
            List<String> ids = MemberFilters.referencedIds(value, keys);
            elements.removeIf(element ->
                    element.equals(value) || ids.stream().anyMatch(id -> MemberFilters.refersTo(element, id, keys)));
        }
        return changed();
    }

    private static List<Document> each(@Nullable Document values) {
        List<Document> each = new ArrayList<>();
        if (values == null || values.isNull()) {
            return each;
        }
        if (values.isArray()) {
            values.elements().forEach(each::add);
        } else {
            each.add(values);
        }
        return each;
    }

    private Document changed() {
        Document list = list(elements);
        Document before = target.document().at(member);
        boolean same = before == null || before.isNull() ? elements.isEmpty() : before.equals(list);
        if (same) {
            return target.document();
        }
        if (!DocumentFactory.allows(shape, member, list)) {
            throw refused("cannot contain " + elements.size() + " elements");
        }
        return PathEdit.set(target.document(), member, list);
    }

    private static Document list(List<Document> elements) {
        JsonWriter out = new JsonWriter(128).beginArray();
        elements.forEach(out::value);
        return out.endArray().toDocument();
    }

    private Problem refused(String why) {
        return Problem.invalid(List.of(new Problem.Detail(
                "body", "items", String.join(".", member.names()) + " of '" + target.id() + "' " + why)));
    }
}
