package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a list in instances of one resource with instances of another as its elements.
 *
 * @param parent the resource with the list
 * @param child the resource of the elements
 * @param at the path of the list in the parent
 * @param parentReference the child's member with the parent's identifier, or null if the parent owns the children
 * @param removal the flag with which a request removes a child, or null
 */
public record EmbeddedChildShape(
        ResourceShape parent,
        ResourceShape child,
        MemberPath at,
        @Nullable MemberPath parentReference,
        @Nullable String removal) {
    static @Nullable EmbeddedChildShape of(RelationshipPlan relationship, ResourceShapes shapes) {
        ResourceShape parent = shapes.find(relationship.from());
        ResourceShape child = shapes.find(relationship.to());
        MemberPath member = relationship.member();
        boolean known = parent != null && member != null && SchemaShape.at(parent.type(), member) != null;
        if (!known || parent == null || child == null || member == null || child.idMember() == null) {
            return null;
        }
        String items = relationship.items();
        MemberPath at = items == null ? member : member.child(items);
        MemberPath back = shapes.reference(child, parent);
        return back == null && child.parent() != parent
                ? null
                : new EmbeddedChildShape(parent, child, at, back, relationship.removal());
    }

    /** Returns the embedded children of a parent or of a request for one. */
    public List<Document> elements(Document holder) {
        List<Document> elements = new ArrayList<>();
        Document list = list(holder);
        if (list != null) {
            list.elements().forEach(elements::add);
        }
        return elements;
    }

    /** Returns the list in a parent or in a request for one, or null. */
    public @Nullable Document list(Document holder) {
        Document list = holder.isObject() ? holder.at(at) : null;
        return list != null && list.isArray() ? list : null;
    }

    /** Returns a copy of a parent with other elements. */
    public Document with(Document holder, List<Document> elements) {
        JsonWriter out = new JsonWriter(256).beginArray();
        elements.forEach(out::value);
        return PathEdit.set(holder, at, out.endArray().toDocument());
    }

    /** Returns the identifier of an element, or null. */
    public @Nullable String id(Document element) {
        IdentityMember name = child.idMember();
        Document id = name == null || !element.isObject() ? null : name.in(element);
        return id != null && (id.isString() || id.isNumber()) ? id.text() : null;
    }
}
