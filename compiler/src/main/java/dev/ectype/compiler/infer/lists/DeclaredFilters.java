package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Role;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The parameters with which an operation on a whole list can filter the list: those of its query, message or body. */
public final class DeclaredFilters {
    private final Set<String> names;

    private DeclaredFilters(Set<String> names) {
        this.names = names;
    }

    /** Returns the query parameters of an operation and, of a call, the members of its message. */
    static DeclaredFilters of(TypeShapes shapes, Endpoint endpoint) {
        return new DeclaredFilters(names(shapes, endpoint, PathlessCalls.isCall(endpoint.binding())));
    }

    /** Returns the query parameters of an operation and the members of its body. */
    public static DeclaredFilters withBody(TypeShapes shapes, Endpoint endpoint) {
        return new DeclaredFilters(names(shapes, endpoint, true));
    }

    private static Set<String> names(TypeShapes shapes, Endpoint endpoint, boolean body) {
        Set<String> names = new LinkedHashSet<>();
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY) {
                names.add(parameter.name());
            }
        }
        if (body) {
            names.addAll(shapes.shape(Payloads.bodyType(endpoint)).members().keySet());
        }
        return names;
    }

    /** Returns the list with those of its filters that the operation declares, without order and pages. */
    public Role.ListAll applied(Role.ListAll list) {
        List<ListFilter> filters = list.filters().stream()
                .filter(filter -> names.contains(filter.parameter()))
                .toList();
        return list.withFilters(filters).withSort(null).withPaging(Paging.NONE);
    }

    public Set<String> names() {
        return names;
    }
}
