package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ScimPath;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.node.ObjectNode;

/** Serves the description of the protocol: supported features, resource types and schemas. */
@RestController
@RequestMapping(path = ScimPath.ROOT, produces = ScimPath.MEDIA_TYPE)
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimDiscoveryController {
    private final DiscoveryDocuments documents;

    ScimDiscoveryController(DiscoveryDocuments documents) {
        this.documents = documents;
    }

    @Hidden
    @GetMapping("/ServiceProviderConfig")
    @RequiredScope(Scope.ADMIN)
    ObjectNode configuration() {
        return documents.configuration();
    }

    @Hidden
    @GetMapping("/ResourceTypes")
    @RequiredScope(Scope.ADMIN)
    ObjectNode resourceTypes(HttpServletRequest request) {
        return list(documents.resourceTypes(), request);
    }

    @Hidden
    @GetMapping("/ResourceTypes/{id}")
    @RequiredScope(Scope.ADMIN)
    ObjectNode resourceType(@PathVariable String id) {
        return find(documents.resourceTypes(), id, "resource type");
    }

    @Hidden
    @GetMapping("/Schemas")
    @RequiredScope(Scope.ADMIN)
    ObjectNode schemas(HttpServletRequest request) {
        return list(documents.schemas(), request);
    }

    @Hidden
    @GetMapping("/Schemas/{id}")
    @RequiredScope(Scope.ADMIN)
    ObjectNode schema(@PathVariable String id) {
        return find(documents.schemas(), id, "schema");
    }

    /** Lists documents. RFC 7644, section 4, requires 403 for filters. */
    private static ObjectNode list(List<ObjectNode> items, HttpServletRequest request) {
        if (request.getParameter("filter") != null) {
            throw new ServiceException(
                    ErrorCode.FORBIDDEN,
                    "This list has no filter; remove the parameter filter, or name an id in the path.");
        }
        return ScimResponses.list(items.size(), 1, items);
    }

    private static ObjectNode find(List<ObjectNode> items, String id, String noun) {
        return items.stream()
                .filter(item -> item.path("id").asString().equalsIgnoreCase(id))
                .findFirst()
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.NOT_FOUND, "There is no " + noun + " \"" + Excerpt.of(id) + "\"."));
    }
}
