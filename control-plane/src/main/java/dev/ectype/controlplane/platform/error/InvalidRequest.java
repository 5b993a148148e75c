package dev.ectype.controlplane.platform.error;

import java.util.List;

/** A request that is not as its route describes it. */
public final class InvalidRequest extends ServiceException {
    private static final long serialVersionUID = 1L;

    public InvalidRequest(String message) {
        super(ErrorCode.INVALID_REQUEST, message);
    }

    /** One fault of one field. */
    public static InvalidRequest of(String path, String rule, String message) {
        return of(List.of(new FieldFault(path, rule, message)));
    }

    /** Faults of fields; the first stands in the message. */
    public static InvalidRequest of(List<FieldFault> faults) {
        FieldFault first = faults.get(0);
        InvalidRequest request = new InvalidRequest(first.path() + ": " + first.message() + ".");
        request.with("fields", faults);
        return request;
    }
}
