package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the names of the parameters and of the body members that requests can set on an instance. */
final class RequestMembers {
    private static final int DEEPEST = 8;

    private final TypeShapes shapes;
    private final Set<String> names = new LinkedHashSet<>();
    private final Set<TypeName> subtypes = new LinkedHashSet<>();

    RequestMembers(ModelDraft draft) {
        this.shapes = draft.shapes;
    }

    /** Returns the names in the order of the requests. */
    Set<String> names() {
        return names;
    }

    /** Adds the parameters of an operation, and the members of the instance in its body or of one of its members. */
    void add(Endpoint endpoint, Role role, @Nullable String within) {
        for (Parameter parameter : endpoint.parameters()) {
            names.add(parameter.name());
        }
        for (Media media :
                endpoint.body() == null ? List.<Media>of() : endpoint.body().media()) {
            TypeRef item = media.type() == null ? null : at(media.type(), role.itemAt());
            TypeRef part = item == null || within == null ? item : at(item, MemberPath.of(within));
            if (part != null) {
                add(part, 0);
            }
        }
    }

    private @Nullable TypeRef at(TypeRef type, MemberPath path) {
        TypeRef at = type;
        for (String name : path.names()) {
            TypeRef items = shapes.items(at);
            ObjectMember member = shapes.shape(at).member(name);
            at = items != null ? items : member == null ? null : member.type();
            if (at == null) {
                return null;
            }
        }
        return at;
    }

    private void add(TypeRef type, int depth) {
        for (ObjectMember member : shapes.shape(type).members().values()) {
            if (!isReadOnly(member.type())) {
                names.add(member.name());
            }
        }
        for (TypeRef variant : depth < DEEPEST ? shapes.variants(type) : List.<TypeRef>of()) {
            TypeRef items = shapes.items(variant);
            TypeRef core = shapes.core(variant);
            if (items != null) {
                add(items, depth + 1);
            } else if (core instanceof ObjectType object) {
                addSubtypes(object.rules().subtypes(), depth);
            } else if (core instanceof IntersectionType || core instanceof UnionType) {
                core.children().forEach(child -> add(child, depth + 1));
            }
        }
    }

    private void addSubtypes(UnionType.@Nullable Discriminator discriminator, int depth) {
        for (TypeName name : discriminator == null
                ? List.<TypeName>of()
                : discriminator.mapping().values()) {
            if (subtypes.add(name)) {
                add(new NamedType(name, TypeNotes.NONE), depth + 1);
            }
        }
    }

    private boolean isReadOnly(TypeRef type) {
        return type.notes().readOnly() || shapes.core(type).notes().readOnly();
    }
}
