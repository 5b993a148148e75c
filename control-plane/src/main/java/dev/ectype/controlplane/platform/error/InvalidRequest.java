package dev.ectype.controlplane.platform.error;

import java.util.List;

/** Reports a request that violates the description of its route. */
public final class InvalidRequest extends ServiceException {
    private static final long serialVersionUID = 1L;

    public InvalidRequest(String message) {
        super(ErrorCode.INVALID_REQUEST, message);
    }

    /** Creates the error of one field. */
    public static InvalidRequest of(String path, String rule, String message) {
        return of(List.of(new FieldFault(path, rule, message)));
    }

    /** Creates the error of several fields; the message contains the first. */
    public static InvalidRequest of(List<FieldFault> faults) {
        FieldFault first = faults.get(0);
        InvalidRequest request = new InvalidRequest(first.path() + ": " + first.message() + ".");
        request.with("fields", faults);
        return request;
    }
}
