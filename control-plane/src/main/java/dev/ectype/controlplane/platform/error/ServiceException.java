package dev.ectype.controlplane.platform.error;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reports a failed request with a reason for the client. */
public class ServiceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorCode code;
    private final transient Map<String, Object> details = new LinkedHashMap<>();
    private final transient Map<String, String> headers = new LinkedHashMap<>();

    /** @param message the message, one sentence that says what to do */
    public ServiceException(ErrorCode code, String message) {
        super(message);
        this.code = code;
    }

    /** Creates the error for an unreachable database. */
    public static ServiceException unavailable() {
        return new ServiceException(
                        ErrorCode.UNAVAILABLE, "The database cannot be reached; send the request again in a moment.")
                .header("Retry-After", "1");
    }

    /** Creates an internal error. */
    public static ServiceException internal() {
        return new ServiceException(
                ErrorCode.INTERNAL, "Something failed on our side; send the request again, or tell us its request id.");
    }

    /** Adds a member to the details. */
    public final ServiceException with(String name, Object value) {
        details.put(name, value);
        return this;
    }

    /** Adds a header to the response. */
    public final ServiceException header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    public final ErrorCode code() {
        return code;
    }

    public final Map<String, Object> details() {
        return details;
    }

    public final Map<String, String> headers() {
        return headers;
    }

    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }
}
