package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.scim.group.GroupQueries;
import dev.ectype.controlplane.scim.group.ScimGroups;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves groups to identity providers. */
@RestController
@RequestMapping(path = ScimPath.ROOT + "/Groups", produces = ScimPath.MEDIA_TYPE)
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimGroupController extends ScimResourceController {
    ScimGroupController(ScimGroups groups, GroupQueries queries, ScimProviders providers) {
        super(ScimResourceType.GROUP, groups, queries, providers);
    }
}
