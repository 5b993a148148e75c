package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.ratelimit.CountedAs;
import dev.ectype.controlplane.platform.ratelimit.RouteClass;
import dev.ectype.controlplane.scim.filter.AttributeSelection;
import dev.ectype.controlplane.scim.filter.ListParameters;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.patch.PatchOperation;
import dev.ectype.controlplane.scim.patch.ResourcePatch;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.AttributeReader;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.store.ResourceQueries;
import dev.ectype.controlplane.scim.store.ScimResources;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Serves the resources of one type to identity providers. */
abstract class ScimResourceController {
    private static final String IF_MATCH = "If-Match";

    private final ScimResourceType type;
    private final ScimResources resources;
    private final ResourceQueries queries;
    private final ScimProviders providers;

    ScimResourceController(
            ScimResourceType type, ScimResources resources, ResourceQueries queries, ScimProviders providers) {
        this.type = type;
        this.resources = resources;
        this.queries = queries;
        this.providers = providers;
    }

    @Hidden
    @GetMapping
    @RequiredScope(Scope.ADMIN)
    ObjectNode list(Caller caller, HttpServletRequest request) {
        return list(caller, ResourceQuery.of(type, ListParameters.of(request)));
    }

    @Hidden
    @PostMapping("/.search")
    @CountedAs(RouteClass.READ)
    @RequiredScope(Scope.ADMIN)
    ObjectNode search(Caller caller, @RequestBody JsonNode body) {
        return list(caller, ResourceQuery.of(type, ListParameters.of(body)));
    }

    private ObjectNode list(Caller caller, ResourceQuery query) {
        return ScimResponses.list(queries.list(providers.access(caller), query), query.startIndex(), query.selection());
    }

    @Hidden
    @GetMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<ObjectNode> get(Caller caller, @PathVariable String id, HttpServletRequest request) {
        AttributeSelection selection = selection(request);
        return ScimResponses.of(queries.get(providers.access(caller), id, selection), selection);
    }

    @Hidden
    @PostMapping
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<ObjectNode> create(Caller caller, @RequestBody JsonNode body, HttpServletRequest request) {
        AttributeSelection selection = selection(request);
        ProviderAccess access = providers.access(caller);
        String id = resources.create(access, AttributeReader.resource(type, body));
        return ScimResponses.created(queries.get(access, id, selection), selection);
    }

    @Hidden
    @PutMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<ObjectNode> replace(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = IF_MATCH, required = false) @Nullable String ifMatch,
            @RequestBody JsonNode body,
            HttpServletRequest request) {
        AttributeSelection selection = selection(request);
        ProviderAccess access = providers.access(caller);
        ObjectNode wanted = AttributeReader.resource(type, body);
        resources.change(access, id, ifMatch, current -> wanted);
        return ScimResponses.of(queries.get(access, id, selection), selection);
    }

    @Hidden
    @PatchMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    ResponseEntity<ObjectNode> patch(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = IF_MATCH, required = false) @Nullable String ifMatch,
            @RequestBody JsonNode body,
            HttpServletRequest request) {
        AttributeSelection selection = selection(request);
        ProviderAccess access = providers.access(caller);
        List<PatchOperation> operations = PatchOperation.read(body);
        resources.change(access, id, ifMatch, current -> ResourcePatch.apply(type, current, operations));
        return ScimResponses.of(queries.get(access, id, selection), selection);
    }

    @Hidden
    @DeleteMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void delete(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = IF_MATCH, required = false) @Nullable String ifMatch) {
        resources.delete(providers.access(caller), id, ifMatch);
    }

    private AttributeSelection selection(HttpServletRequest request) {
        return AttributeSelection.of(
                type, request.getParameter("attributes"), request.getParameter("excludedAttributes"));
    }
}
