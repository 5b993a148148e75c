package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.schema.MemberSchema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
        List<ParameterBindingPlan> bindings =
                scopedTable.context().preparedOperation().route().plan().parameterBindings();
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
        String previous = last == 0 ? null : names.get(last - 1);
        boolean free = previous != null
                && bindings.stream().noneMatch(binding -> binding.parameter().equals(previous));
        for (String key : free ? shape.keys() : List.<String>of()) {
            if (!isIdentity(key) && !key.equals(own.member()) && carries(previous, key)) {
                put(key, last - 1, assigned);
            }
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

    /** Whether a parameter name ends with a member name, as {@code appName} with {@code name}. */
    private static boolean carries(@Nullable String parameter, String member) {
        return parameter != null && NormalizedName.of(parameter).endsWith(NormalizedName.of(member));
    }
}
