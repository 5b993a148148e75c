package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes the identifier in the documents of a resource. Objects of the document may contain it. */
public final class IdentityMember {
    private final MemberName member;
    private final MemberPath path;
    private final @Nullable MemberPath within;

    private IdentityMember(MemberName member, @Nullable MemberPath within) {
        this.member = member;
        this.within = within;
        this.path = (within == null ? MemberPath.EMPTY : within).child(member.name());
    }

    static IdentityMember of(IdentityPlan plan) {
        return new IdentityMember(MemberName.of(plan.member()), plan.within());
    }

    /** Returns the name of the member, without the objects that contain it. */
    public String name() {
        return member.name();
    }

    /** Returns the path of the member in a document. */
    public MemberPath path() {
        return path;
    }

    /** Returns whether a member of this name at the top level is the identifier. */
    public boolean isTopLevel(@Nullable String name) {
        return within == null && member.name().equals(name);
    }

    /** Returns whether an object of the document contains the identifier. */
    boolean isNested() {
        return within != null;
    }

    StoredMember stored() {
        return within == null ? StoredMember.of(member.name()) : StoredMember.of(path.names());
    }

    /** Returns the identifier in a document, in a request for one or in a reference to one; else null. */
    public @Nullable Document in(Document document) {
        return within == null ? document.member(member) : document.at(path);
    }

    /** Returns a copy of a document with another identifier. */
    public Document set(Document document, Document id) {
        return within == null ? ObjectEdit.of(document).set(member, id).toDocument() : set(document, path.names(), id);
    }

    /** Returns a copy of a document without an identifier at its top level. */
    Document removedFrom(Document document) {
        boolean has = within == null && document.isObject() && document.member(member) != null;
        return has ? ObjectEdit.of(document).remove(member).toDocument() : document;
    }

    /**
     * Assigns the identifier of a new or changed document. Only members of the document are assigned, so that an object with
     * the identifier is assigned as a whole.
     *
     * @param assigned the assigned members of the document
     * @param source the document or the request with the other members of the object, or null
     */
    public void assign(Map<String, Document> assigned, @Nullable Document source, Document id) {
        if (within == null) {
            assigned.put(member.name(), id);
        } else {
            List<String> names = path.names();
            Document object = source == null ? null : source.member(names.get(0));
            assigned.put(names.get(0), set(object, names.subList(1, names.size()), id));
        }
    }

    /** Returns the description of the member in a type, or null. */
    public @Nullable MemberSchema schemaIn(Schema type) {
        Schema holder = within == null ? type : SchemaShape.at(type, within);
        return holder == null ? null : SchemaShape.member(holder, member.name());
    }

    /** Returns the types of the member in all variants of a type. */
    List<Schema> typesIn(Schema type) {
        Schema holder = within == null ? type : SchemaShape.at(type, within);
        return holder == null ? List.of() : SchemaShape.memberTypes(holder, member.name());
    }

    private static Document set(@Nullable Document holder, List<String> names, Document value) {
        Document object = holder == null || !holder.isObject() ? Document.EMPTY_OBJECT : holder;
        String name = names.get(0);
        Document inner = names.size() == 1 ? value : set(object.member(name), names.subList(1, names.size()), value);
        return ObjectEdit.of(object).set(name, inner).toDocument();
    }
}
