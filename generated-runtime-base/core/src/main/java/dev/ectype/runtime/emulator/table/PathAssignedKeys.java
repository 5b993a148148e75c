package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.PathMemberPlan;
import dev.ectype.runtime.schema.MemberSchema;
import java.util.List;
import java.util.Map;

/**
 * Reads key members of a new instance from the path of a create request. Both {@code /apps/{appName}} and {@code
 * /apps/{appName}/{appId}} set the name.
 */
public final class PathAssignedKeys {
    private final ScopedTable scopedTable;
    private final ResourceShape shape;

    public PathAssignedKeys(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
    }

    /**
     * Adds the key members that the request path contains.
     *
     * @param assigned the members that the path sets
     */
    public void add(Map<String, Document> assigned) {
        HttpRoute route = scopedTable.context().preparedOperation().route();
        List<ParameterBindingPlan> bindings = route.plan().parameterBindings();
        ParameterBindingPlan own = bindings.isEmpty() ? null : bindings.get(bindings.size() - 1);
        if (shape.plan().identity() == null || own == null || !own.resource().equals(shape.name())) {
            return;
        }
        List<String> names = scopedTable.context().arguments().pathNames();
        int last = names.indexOf(own.parameter());
        if (last < 0) {
            return;
        }
        if (!isIdentity(own.member())) {
            put(own.member(), last, assigned);
        }
        for (PathMemberPlan key : route.plan().pathKeys()) {
            put(key.member(), names.indexOf(key.parameter()), assigned);
        }
    }

    private boolean isIdentity(String member) {
        return shape.idMember() != null && shape.idMember().name().equals(member);
    }

    private void put(String member, int index, Map<String, Document> assigned) {
        MemberSchema schema = SchemaShape.member(shape.type(), member);
        if (schema != null) {
            String text = scopedTable.context().arguments().pathText(index);
            assigned.putIfAbsent(member, Coercion.coerce(text, schema.type()));
        }
    }
}
