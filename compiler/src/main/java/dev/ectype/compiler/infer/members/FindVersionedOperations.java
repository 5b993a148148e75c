package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the operations that send or accept versions: by their headers and statuses, or because their resource has
 * versions.
 */
public final class FindVersionedOperations implements InferenceRule {
    private static final List<String> REQUEST_FIELDS =
            List.of("if-match", "if-none-match", "if-modified-since", "if-unmodified-since");
    private static final List<String> REPLY_FIELDS = List.of("etag", "last-modified");
    private static final List<String> STATUSES = List.of("304", "412", "428");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, String> versions = versions(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            EndpointChange change = new EndpointChange.AddVersions(endpoint.id());
            String declared = declaration(endpoint);
            ResourceName resource = resourceOfInstance(draft, endpoint);
            String inherited = resource == null ? null : versions.get(resource);
            if (declared != null) {
                proposals.add(proposal(change, 95, "it declares " + declared));
            } else if (inherited != null) {
                proposals.add(proposal(change, 80, inherited));
            }
        }
        return proposals;
    }

    /** Returns the resources with versions, each with the evidence. */
    private static Map<ResourceName, String> versions(ModelDraft draft) {
        Map<ResourceName, String> versions = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            if (resource.version != null) {
                versions.put(
                        resource.resourceName(),
                        resource.resourceName() + " have the version member " + resource.version.member());
            }
        }
        for (OperationRoute route : draft.routes.all()) {
            ResourceName resource = resourceOfInstance(draft, route.endpoint());
            String declared = declaration(route.endpoint());
            if (resource != null && declared != null) {
                versions.putIfAbsent(
                        resource,
                        route.endpoint().id() + " of the same resource " + resource + " declares " + declared);
            }
        }
        return versions;
    }

    /** Returns the resource of an operation that does not list instances, or null. */
    private static @Nullable ResourceName resourceOfInstance(ModelDraft draft, Endpoint endpoint) {
        Role role = draft.role(endpoint.id());
        return role == null || role instanceof Role.ListAll ? null : role.resource();
    }

    /** Returns the header or the status that an operation declares for versions, or null. */
    private static @Nullable String declaration(Endpoint endpoint) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.HEADER && REQUEST_FIELDS.contains(lower(parameter.name()))) {
                return parameter.name();
            }
        }
        for (Response response : endpoint.responses()) {
            for (Parameter header : response.headers()) {
                if (response.isSuccess() && REPLY_FIELDS.contains(lower(header.name()))) {
                    return header.name();
                }
            }
            if (STATUSES.contains(response.status())) {
                return "the status " + response.status();
            }
        }
        return null;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
