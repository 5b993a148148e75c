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
                "The organization \"" + Excerpt.of(slug)
                        + "\" does not exist; `ectype control-plane organization list` lists all.");
    }
}
