package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.state.row.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Determines the members of a new instance from the request path. */
public final class PathAssignedMembers {
    private final ScopedTable shelf;
    private final ResourceShape shape;

    public PathAssignedMembers(ScopedTable shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** Returns the parent reference and the members with the names of path parameters. */
    public Map<String, Document> assignedMembers(@Nullable Document item) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        RequestContext exchange = shelf.context();
        List<String> names = exchange.arguments().pathNames();
        HttpRoute route = exchange.preparedOperation().route();
        for (int index = 0; index < names.size(); index++) {
            String name = names.get(index);
            MemberSchema member = isOwn(route, name) ? null : SchemaShape.member(shape.type(), name);
            boolean told = item != null && item.member(name) != null;
            if (member != null && !told && !shelf.isId(name)) {
                String text = resolvedText(route, name, exchange.arguments().pathText(index));
                assigned.put(name, Coercion.coerce(text, member.type()));
            }
        }
        new PathAssignedKeys(shelf).add(assigned);
        StoredInstance<?> parent = shelf.parent();
        String reference =
                shelf.owner() == null ? shelf.reference() : shape.plan().ownerMember();
        if (parent != null && reference != null) {
            assigned.put(reference, parentReference(parent, reference));
        }
        if (!shape.referenceMembers().parentReferences().isEmpty()) {
            outer(route.plan().parameterBindings(), assigned);
        }
        return assigned;
    }

    /** Adds references to the resources earlier in the path, so that nested paths find the instance again. */
    private void outer(List<ParameterBindingPlan> ties, Map<String, Document> assigned) {
        for (ReferenceMembers.Reference home : shape.referenceMembers().parentReferences()) {
            ResourceShape place = shelf.context().sandbox().shapes().get(home.resource());
            for (ParameterBindingPlan tie :
                    assigned.containsKey(home.member()) ? List.<ParameterBindingPlan>of() : ties) {
                Row row = tie.resource().equals(home.resource()) ? named(place, tie) : null;
                Document pointer = row == null ? null : ReferenceEncoder.of(shape, home.member(), place, row);
                if (pointer != null && !pointer.isArray()) {
                    assigned.put(home.member(), pointer);
                }
            }
        }
    }

    private @Nullable Row named(ResourceShape place, ParameterBindingPlan tie) {
        String text = tie.isCurrentUser()
                ? tie.currentUser()
                : shelf.context().arguments().identifierText(tie.parameter());
        if (text == null) {
            return null;
        }
        if (text.equals(tie.currentUser())) {
            return new CurrentUserResolver(new ScopedTable(shelf.context(), place, null)).row();
        }
        ScopedTable others = new ScopedTable(shelf.context(), place, null);
        MemberName idMember = place.idMember();
        return idMember != null && idMember.name().equals(tie.member())
                ? others.find(text)
                : others.findBy(tie.member(), text);
    }

    private String resolvedText(HttpRoute route, String parameter, String text) {
        for (ParameterBindingPlan tie : route.plan().parameterBindings()) {
            if (tie.parameter().equals(parameter)) {
                return CurrentUserResolver.resolve(shelf.context(), tie, text);
            }
        }
        return text;
    }

    private boolean isOwn(HttpRoute route, String parameter) {
        for (ParameterBindingPlan tie : route.plan().parameterBindings()) {
            if (tie.parameter().equals(parameter) && tie.resource().equals(shape.name())) {
                return true;
            }
        }
        return false;
    }

    /** Returns a reference to the parent. A value of the wrong type is converted later. */
    private Document parentReference(StoredInstance<?> above, String reference) {
        ResourceShape place = above.instance().shape();
        Document told = ReferenceEncoder.of(shape, reference, above.target());
        if (told != null) {
            return told;
        }
        MemberSchema member = SchemaShape.member(shape.type(), reference);
        if (member != null && SchemaShape.object(member.type()) != null) {
            return above.document();
        }
        return place.idDocument(above.id());
    }
}
