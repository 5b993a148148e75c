package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.user.ScimUsers;
import dev.ectype.controlplane.scim.user.UserQueries;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves users to identity providers. */
@RestController
@RequestMapping(path = ScimPath.ROOT + "/Users", produces = ScimPath.MEDIA_TYPE)
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimUserController extends ScimResourceController {
    ScimUserController(ScimUsers users, UserQueries queries, ScimProviders providers) {
        super(ScimResourceType.USER, users, queries, providers);
    }
}
