package dev.ectype.controlplane.platform.error;

/** What cannot be, because of something that is. */
public final class Conflict extends ServiceException {
    private static final long serialVersionUID = 1L;

    public Conflict(String message) {
        super(ErrorCode.CONFLICT, message);
    }
}
