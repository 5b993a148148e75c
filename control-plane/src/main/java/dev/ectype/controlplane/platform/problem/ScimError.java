package dev.ectype.controlplane.platform.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents the body of an error response of SCIM (RFC 7644, section 3.12).
 *
 * @param status the status as text
 * @param scimType the keyword of the error, or null
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ScimError(
        List<String> schemas, String status, @Nullable String scimType, String detail) {
    /** The name of the detail of an exception that holds the keyword. */
    private static final String TYPE = "scimType";

    private static final List<String> SCHEMAS = List.of("urn:ietf:params:scim:api:messages:2.0:Error");

    static ScimError of(ServiceException exception) {
        Object type = exception.details().get(TYPE);
        return new ScimError(
                SCHEMAS,
                String.valueOf(exception.code().status()),
                type == null ? defaultType(exception.code()) : type.toString(),
                String.valueOf(exception.getMessage()));
    }

    /** Returns the keyword of errors that are no errors of SCIM, such as those of the JSON syntax. */
    private static @Nullable String defaultType(ErrorCode code) {
        return code == ErrorCode.INVALID_REQUEST ? "invalidSyntax" : null;
    }
}
