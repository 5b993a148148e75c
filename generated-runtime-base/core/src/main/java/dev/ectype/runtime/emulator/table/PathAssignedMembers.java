package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.PathMemberPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.Row;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Determines the members of a new instance from the path and the user of the request. */
public final class PathAssignedMembers {
    private final ScopedTable scopedTable;
    private final ResourceShape shape;

    public PathAssignedMembers(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
    }

    /** Returns the references to the parent and the author, and the members with the names of path parameters. */
    public Map<String, Document> assignedMembers(@Nullable Document item) {
        RequestTransaction context = scopedTable.context();
        HttpRoute route = context.preparedOperation().route();
        StoredInstance<?> parent = scopedTable.parent();
        boolean hasPath = !context.arguments().pathNames().isEmpty()
                || !route.plan().parameterBindings().isEmpty();
        if (!hasPath && parent == null && shape.plan().authorMembers().isEmpty()) {
            return Collections.emptyMap();
        }
        Map<String, Document> assigned = new LinkedHashMap<>();
        String resource = route.plan().resource();
        // An instance of another resource, such as the author, must not depend on the path that mentions it.
        if (resource == null || resource.equals(shape.name())) {
            List<String> names = context.arguments().pathNames();
            for (int index = 0; index < names.size(); index++) {
                repeat(route, names.get(index), names.get(index), item, assigned);
            }
            List<PathMemberPlan> echoes = route.plan().pathEchoes();
            for (int index = 0; index < echoes.size(); index++) {
                repeat(route, echoes.get(index).parameter(), echoes.get(index).member(), item, assigned);
            }
        }
        new PathAssignedKeys(scopedTable).add(assigned);
        MemberPath reference = scopedTable.owner() == null ? scopedTable.reference() : ownerPath();
        if (parent != null && reference != null) {
            put(assigned, item, reference, parentReference(parent, reference));
        }
        if (!shape.referenceMembers().parentReferences().isEmpty()) {
            outer(route.plan().parameterBindings(), item, assigned);
        }
        if (!shape.plan().authorMembers().isEmpty()) {
            new AuthorMembers(scopedTable).add(item, assigned);
        }
        return assigned;
    }

    /** Assigns the value of a path parameter to a member, unless it identifies the instance itself or the item has a value. */
    private void repeat(
            HttpRoute route, String parameter, String name, @Nullable Document item, Map<String, Document> assigned) {
        Arguments arguments = scopedTable.context().arguments();
        int index = arguments.pathNames().indexOf(parameter);
        MemberSchema member = index < 0 || isOwn(route, parameter) ? null : SchemaShape.member(shape.type(), name);
        boolean sent = item != null && item.member(name) != null;
        if (member != null && !sent && !scopedTable.isId(name)) {
            String text = resolvedText(route, parameter, arguments.pathText(index));
            assigned.put(name, Coercion.coerce(text, member.type()));
        }
    }

    /** Adds references to the resources earlier in the path, so that nested paths find the instance again. */
    private void outer(List<ParameterBindingPlan> bindings, @Nullable Document item, Map<String, Document> assigned) {
        for (ReferenceMembers.Reference parentReference :
                shape.referenceMembers().parentReferences()) {
            ResourceShape parent = scopedTable.context().shapes().get(parentReference.resource());
            for (ParameterBindingPlan binding :
                    isAssigned(assigned, parentReference.member()) ? List.<ParameterBindingPlan>of() : bindings) {
                Row row = binding.resource().equals(parentReference.resource()) ? named(parent, binding) : null;
                Document pointer =
                        row == null ? null : ReferenceEncoder.of(shape, parentReference.member(), parent, row);
                if (pointer != null && !pointer.isArray()) {
                    put(assigned, item, parentReference.member(), pointer);
                }
            }
        }
    }

    private @Nullable MemberPath ownerPath() {
        String member = shape.plan().ownerMember();
        return member == null ? null : MemberPath.of(member);
    }

    private static boolean isAssigned(Map<String, Document> assigned, MemberPath path) {
        Document first = assigned.get(path.names().get(0));
        return first != null && first.at(inner(path)) != null;
    }

    /** Assigns a value at a path. The rest of the object around it is the one that the item sets. */
    private static void put(Map<String, Document> assigned, @Nullable Document item, MemberPath path, Document value) {
        String first = path.names().get(0);
        Document sent = item != null && item.isObject() ? item.member(first) : null;
        Document before = assigned.getOrDefault(first, sent == null ? Document.EMPTY_OBJECT : sent);
        assigned.put(first, PathEdit.set(before, inner(path), value));
    }

    private static MemberPath inner(MemberPath path) {
        return new MemberPath(path.names().subList(1, path.names().size()));
    }

    private @Nullable Row named(ResourceShape parent, ParameterBindingPlan binding) {
        String text = binding.isCurrentUser()
                ? binding.currentUser()
                : scopedTable.context().arguments().identifierText(binding.parameter());
        if (text == null) {
            return null;
        }
        if (text.equals(binding.currentUser())) {
            return new CurrentUserResolver(new ScopedTable(scopedTable.context(), parent, null)).row();
        }
        ScopedTable others = new ScopedTable(scopedTable.context(), parent, null);
        IdentityMember idMember = parent.idMember();
        return idMember != null && idMember.name().equals(binding.member())
                ? others.find(text)
                : others.findBy(binding.member(), text);
    }

    private String resolvedText(HttpRoute route, String parameter, String text) {
        for (ParameterBindingPlan binding : route.plan().parameterBindings()) {
            if (binding.parameter().equals(parameter)) {
                return CurrentUserResolver.resolve(scopedTable.context(), binding, text);
            }
        }
        return text;
    }

    private boolean isOwn(HttpRoute route, String parameter) {
        for (ParameterBindingPlan binding : route.plan().parameterBindings()) {
            if (binding.parameter().equals(parameter) && binding.resource().equals(shape.name())) {
                return true;
            }
        }
        return false;
    }

    /** Returns a reference to the parent. A value of the wrong type is converted later. */
    private Document parentReference(StoredInstance<?> above, MemberPath reference) {
        ResourceShape parent = above.instance().shape();
        Document encoded = ReferenceEncoder.of(shape, reference, above.target());
        if (encoded != null) {
            return encoded;
        }
        Schema type = SchemaShape.at(shape.type(), reference);
        if (type != null && SchemaShape.object(type) != null) {
            return above.document();
        }
        return parent.idDocument(above.id());
    }
}
