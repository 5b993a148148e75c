package dev.ectype.controlplane.platform.error;

/** Reports a request that conflicts with the current state (409). */
public final class Conflict extends ServiceException {
    private static final long serialVersionUID = 1L;

    public Conflict(String message) {
        super(ErrorCode.CONFLICT, message);
    }
}
