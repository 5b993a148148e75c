package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;

/** Reports a slug that no organization has. */
final class UnknownOrganization extends ServiceException {
    private static final long serialVersionUID = 1L;

    UnknownOrganization(String slug) {
        super(
                ErrorCode.NOT_FOUND,
                "There is no organization \"" + Excerpt.of(slug)
                        + "\"; `ectype control-plane organization list` shows those that there are.");
    }
}
