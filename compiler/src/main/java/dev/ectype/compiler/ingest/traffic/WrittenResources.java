package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the resources whose replies a write may change: the written resources, and all that are related to them. */
final class WrittenResources {
    private static final List<String> READING = List.of("GET", "HEAD");

    private final Set<ResourceName> written = new LinkedHashSet<>();

    private WrittenResources() {}

    static WrittenResources of(ApiModel model) {
        WrittenResources found = new WrittenResources();
        for (Endpoint endpoint : model.endpoints()) {
            if (!isReading(endpoint)) {
                found.add(endpoint, model);
            }
        }
        int before;
        do {
            before = found.written.size();
            model.relationships().forEach(found::add);
        } while (found.written.size() > before);
        return found;
    }

    private static boolean isReading(Endpoint endpoint) {
        Role role = endpoint.role();
        boolean reads = role == null || role instanceof Role.Read || role.listing() != null;
        return reads && READING.contains(endpoint.binding().label());
    }

    private void add(Endpoint writing, ApiModel model) {
        Role role = writing.role();
        if (role != null) {
            written.add(role.resource());
        }
        writing.parameterBindings().forEach(binding -> written.add(binding.resource()));
        // The effect of an operation without a role is unknown, but likely near its path.
        String path = writing.binding().path();
        for (Endpoint each : model.endpoints()) {
            Role read = each.role();
            String other = each.binding().path();
            if (read != null && path != null && other != null && (isBelow(path, other) || isBelow(other, path))) {
                written.add(read.resource());
            }
        }
    }

    private static boolean isBelow(String path, String above) {
        return path.equals(above) || path.startsWith(above.endsWith("/") ? above : above + "/");
    }

    private void add(Relationship relationship) {
        if (written.contains(relationship.from()) || written.contains(relationship.to())) {
            written.add(relationship.from());
            written.add(relationship.to());
        }
    }

    /** Returns whether a write may change the replies of an operation, or whether the operation writes itself. */
    boolean affect(Endpoint endpoint) {
        Role role = endpoint.role();
        return role != null && (!isReading(endpoint) || written.contains(role.resource()));
    }
}
