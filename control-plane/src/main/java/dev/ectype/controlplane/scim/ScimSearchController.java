package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.platform.ratelimit.CountedAs;
import dev.ectype.controlplane.platform.ratelimit.RouteClass;
import dev.ectype.controlplane.scim.filter.ListParameters;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.filter.ResourceQuery.Slice;
import dev.ectype.controlplane.scim.group.GroupQueries;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.user.UserQueries;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Searches users and groups together: first the users that match, then the groups. */
@RestController
@RequestMapping(path = ScimPath.ROOT, produces = ScimPath.MEDIA_TYPE)
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimSearchController {
    private final UserQueries users;
    private final GroupQueries groups;
    private final ScimProviders providers;

    ScimSearchController(UserQueries users, GroupQueries groups, ScimProviders providers) {
        this.users = users;
        this.groups = groups;
        this.providers = providers;
    }

    @Hidden
    @PostMapping("/.search")
    @CountedAs(RouteClass.READ)
    @RequiredScope(Scope.ADMIN)
    ObjectNode search(Caller caller, @RequestBody JsonNode body) {
        ListParameters parameters = ListParameters.of(body);
        ResourceQuery ofUsers = query(ScimResourceType.USER, parameters);
        // A filter with an attribute of users only matches no group, and the other way round.
        ResourceQuery ofGroups = ofUsers == null
                ? ResourceQuery.of(ScimResourceType.GROUP, parameters)
                : query(ScimResourceType.GROUP, parameters);
        ProviderAccess access = providers.access(caller);
        List<ObjectNode> found = new ArrayList<>();
        int total = 0;
        int start = 1;
        if (ofUsers != null) {
            start = ofUsers.startIndex();
            Slice<ObjectNode> slice = users.list(access, ofUsers);
            slice.items().forEach(user -> found.add(ofUsers.selection().apply(user)));
            total = slice.total();
        }
        if (ofGroups != null) {
            start = ofGroups.startIndex();
            ResourceQuery rest = ofGroups.page(Math.max(1, start - total), ofGroups.count() - found.size());
            Slice<ObjectNode> slice = groups.list(access, rest);
            slice.items().forEach(group -> found.add(rest.selection().apply(group)));
            total += slice.total();
        }
        return ScimResponses.list(total, start, found);
    }

    private static @Nullable ResourceQuery query(ScimResourceType type, ListParameters parameters) {
        try {
            return ResourceQuery.of(type, parameters);
        } catch (ServiceException foreign) {
            return null;
        }
    }
}
