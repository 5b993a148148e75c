package dev.ectype.controlplane.scim.schema;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;

/** Creates the errors of the protocol with their keywords (RFC 7644, table 9). */
public final class ScimErrors {
    private static final String TYPE = "scimType";

    private ScimErrors() {}

    public static ServiceException invalidFilter(String detail) {
        return invalid("invalidFilter", detail);
    }

    public static ServiceException invalidPath(String detail) {
        return invalid("invalidPath", detail);
    }

    public static ServiceException invalidSyntax(String detail) {
        return invalid("invalidSyntax", detail);
    }

    public static ServiceException invalidValue(String detail) {
        return invalid("invalidValue", detail);
    }

    public static ServiceException mutability(String detail) {
        return invalid("mutability", detail);
    }

    public static ServiceException noTarget(String detail) {
        return invalid("noTarget", detail);
    }

    public static ServiceException tooMany(String detail) {
        return invalid("tooMany", detail);
    }

    public static ServiceException uniqueness(String detail) {
        return new ServiceException(ErrorCode.CONFLICT, detail).with(TYPE, "uniqueness");
    }

    public static ServiceException invalidVersion(String detail) {
        return new ServiceException(ErrorCode.PRECONDITION_FAILED, detail).with(TYPE, "invalidVers");
    }

    private static ServiceException invalid(String type, String detail) {
        return new ServiceException(ErrorCode.INVALID_REQUEST, detail).with(TYPE, type);
    }
}
