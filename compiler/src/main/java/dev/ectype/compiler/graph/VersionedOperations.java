package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the operations that send or accept versions: by their description, or because others on the same resource do.
 */
final class VersionedOperations {
    private static final List<String> REQUEST_FIELDS =
            List.of("if-match", "if-none-match", "if-modified-since", "if-unmodified-since");
    private static final List<String> REPLY_FIELDS = List.of("etag", "last-modified");
    private static final List<String> STATUSES = List.of("304", "412", "428");

    private final Set<ResourceName> resources = new LinkedHashSet<>();

    private VersionedOperations() {}

    static VersionedOperations of(ApiModel model) {
        VersionedOperations versioned = new VersionedOperations();
        for (Resource resource : model.resources()) {
            if (resource.version() != null) {
                versioned.resources.add(resource.name());
            }
        }
        for (Endpoint endpoint : model.endpoints()) {
            Role role = endpoint.role();
            if (role != null && !(role instanceof Role.ListAll) && usesVersions(endpoint)) {
                versioned.resources.add(role.resource());
            }
        }
        return versioned;
    }

    boolean contains(Endpoint endpoint) {
        Role role = endpoint.role();
        boolean item = role != null && !(role instanceof Role.ListAll) && resources.contains(role.resource());
        return item || usesVersions(endpoint);
    }

    private static boolean usesVersions(Endpoint endpoint) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.HEADER && REQUEST_FIELDS.contains(lower(parameter.name()))) {
                return true;
            }
        }
        for (Response response : endpoint.responses()) {
            boolean hasVersion = response.isSuccess()
                    && response.headers().stream().anyMatch(header -> REPLY_FIELDS.contains(lower(header.name())));
            if (hasVersion || STATUSES.contains(response.status())) {
                return true;
            }
        }
        return false;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
