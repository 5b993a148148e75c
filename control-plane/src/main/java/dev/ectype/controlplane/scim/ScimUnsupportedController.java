package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ScimPath;
import io.swagger.v3.oas.annotations.Hidden;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RestController;

/** Rejects requests to the optional parts of the protocol that this service does not support (501). */
@RestController
@RequestMapping(path = ScimPath.ROOT, produces = ScimPath.MEDIA_TYPE)
@RequiredPlan(Plan.ENTERPRISE)
@PartOf(Feature.SCIM)
class ScimUnsupportedController {
    @Hidden
    @PostMapping("/Bulk")
    @RequiredScope(Scope.ADMIN)
    void bulk() {
        throw new ServiceException(
                ErrorCode.NOT_IMPLEMENTED, "Bulk requests are not supported; send one request for each change.");
    }

    @Hidden
    @RequestMapping(
            path = "/Me",
            method = {
                RequestMethod.GET,
                RequestMethod.POST,
                RequestMethod.PUT,
                RequestMethod.PATCH,
                RequestMethod.DELETE
            })
    @RequiredScope(Scope.ADMIN)
    void me() {
        throw new ServiceException(
                ErrorCode.NOT_IMPLEMENTED,
                "The path " + ScimPath.ROOT + "/Me is not supported; use the id of the user.");
    }
}
